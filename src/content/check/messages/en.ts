import type { FileFacts } from '../../model/diagnostic-facts.ts'
import { defaultLanguage } from '../../model/language.ts'
import { dayWords } from '../../model/schema/text-node.ts'
import { oneLine, shortened } from '../../yaml/characters.ts'
import type { FormMessages, Messages, Naming, ValueFacts } from './reported-diagnostic.ts'
import type { pt } from './pt.ts'

const q = (text: string): string => `'${oneLine(shortened(text))}'`
const list = (names: readonly string[]): string => names.map(q).join(', ')
const meant = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${q(name)}?`)
const braces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
const lineRange = (first: number, last: number) => (first === last ? `line ${first}` : `lines ${first} to ${last}`)
/** A list helps only while it can be read at a glance. */
const choices = (names: readonly string[]): string =>
  names.length > 0 && names.length <= 17 ? ` The choices are: ${list(names)}.` : ''
const languages: Readonly<Record<string, string>> = { pt: 'Portuguese', en: 'English' }
const languageName = (language: string): string => languages[language] ?? language
const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const longDate = (date: string): string => dayWords(date, 'en')
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** As the editor quotes. */
const quoted = (text: string): string => `“${oneLine(text)}”`
const fields = (keys: readonly string[], { field }: Naming): string => keys.map((key) => quoted(field(key))).join(', ')
const otherSays = (text: string): string => (text ? ` The other says: ${quoted(shortened(text.trim(), 90))}.` : '')

/** What a character means to YAML. */
const signs: Readonly<Record<string, string>> = {
  ':': 'a colon separates a name from its text',
  '#': 'what follows is a comment',
  ',': 'inside { } a comma separates two fields',
}

/** What a sign that is missing does. */
const uses: Readonly<Record<string, string>> = {
  ':': 'a colon and a space follow a name',
  ',': 'inside { } the fields are separated by commas',
  '{': 'it opens before the first name',
  '}': 'it closes at the end of the line',
  '-': 'a hyphen and a space begin each item of a list',
  '|': 'without it a text of several lines loses its paragraphs, or cannot be read',
}

const kinds: Readonly<Record<string, string>> = {
  languages: 'a text in both languages (one line pt and one line en)',
  string: 'a text',
  array: 'a list, with a hyphen before each item',
  object: 'a group of lines, each with its own name',
  integer: 'a whole number',
  number: 'a number, with a point before the cents (10 or 12.50)',
  boolean: 'true or false',
}

const fileMessages: Messages<FileFacts> = {
  folderMissing: ({ folder }) => `There is no folder ${q(folder)}.\nCheck the name of the folder.`,
  noPages: () => `There are no pages in this folder.\nEach page is a .yaml file with a path.`,
  fileUnread: ({ name, meant: right, original }) =>
    original
      ? `The file ${q(name)} is a copy of ${q(original)}, as iCloud, OneDrive and Dropbox make them: it is not read.\nIf it has something that ${q(original)} lacks, move it there; then delete the copy.`
      : `The file ${q(name)} is not read: a page is a file directly in the folder content, whose name has lower-case letters without accents, digits and hyphens, and ends in .yaml.\n${right ? `Rename it ${q(right)}.` : 'Move it to the folder content or, if it is not needed, delete it.'}`,
  notAFile: () => `This is not an ordinary file (it is a folder or a link).\nPut the file itself here.`,
  fileTooBig: ({ bytes, largest }) =>
    `The file is ${megabytes(bytes)}: too large for a page, so it was not read.\nA text file can be ${megabytes(largest)} at most. Pictures go into the folder content/images.`,
  notUtf8: ({ encoding }) =>
    `The file is not saved as UTF-8${encoding ? ` but as ${encoding}` : ', or only in part'}: accents would come out wrong.\n${
      encoding
        ? `Don't save it yet, or the accents are lost. Click 'UTF-8' at the bottom of the editor, choose 'Reopen with Encoding' and ${q(encoding)}; only then 'Save with Encoding' and 'UTF-8'.`
        : 'Write every broken letter again (this is the first), and save the file.'
    }`,
  emptyFile: ({ kind }) =>
    `The file is empty, or contains only comments.\n${
      {
        page: 'Write the page or, if you do not want it, delete the file.',
        events: 'If there are no events, write events: [].',
        site: 'The site cannot be made without it: put back what it had.',
        dictionary: 'The site cannot be made without it: put back what it had.',
      }[kind]
    }`,
  otherFile: ({ kind }) =>
    `What is in this file belongs to another: ${{ page: 'it is a page', events: 'these are the events (events.yaml)', site: 'this is the data of the site (site.yaml)', dictionary: 'these are the words of the site (dictionary.yaml)' }[kind]}.\nPut back what was here (Ctrl+Z), and save this in its own file.`,
  misplaced: ({ subject, first, last }) =>
    ({
      page: `There are two pages in one file: the second is ${lineRange(first, last)}.\nCut ${lineRange(first, last)} and paste them into a new file in the content folder, with a name that ends in .yaml. If it is a copy, delete them.`,
      event: `This is an event (${lineRange(first, last)}): it belongs in events.yaml.\nCut ${lineRange(first, last)} and paste them at the end of events.yaml, with the hyphen aligned with those of the other events.`,
      testimonial: `This is a testimonial (${lineRange(first, last)}): it belongs to the testimonials of a page.\nCut ${lineRange(first, last)} and paste them below testimonials: in the page, with the hyphen aligned with those of the others.`,
    })[subject],
  syntax: () =>
    `From here on the file cannot be read.\nCompare this line and the one before with similar ones: a colon and a space after each name, quotation marks at both ends, the same number of spaces at the start of the line.`,
  quotesNeeded: ({ sign }) =>
    `The text has ${q(sign)}, which means something else here${signs[sign] ? ` (${signs[sign]})` : ''}.\n${sign === '\\' ? 'In quotes, delete the backslash or, if it is needed, write it twice.' : 'Put the text in quotes.'}`,
  quoteOpen: () =>
    `The quotation marks are wrong: the same mark has to open and close the text, and can be used only at its two ends.\nPut one quotation mark at the start of the text and one at the end.`,
  spaceMissing: ({ sign }) => `There is no space after ${q(sign)}.\nAdd the space.`,
  indentWrong: ({ first, last, by }) =>
    `This (${lineRange(first, last)}) is not aligned with the rest: the spaces at the start show which group it belongs to.\n${by > 0 ? 'Add' : 'Delete'} ${n(Math.abs(by), 'space')} at the start of each line.`,
  hyphenExtra: ({ sign }) =>
    sign === '[]'
      ? 'The signs [] say that the list is empty, and there are items below.\nDelete the signs, and keep the items.'
      : `A hyphen begins an item of a list, but there is no list here.\nDelete the hyphen, and align the name with the others in its group.`,
  severalValues: ({ value }) =>
    `There are several values here (${q(value)}) where there should be one.\nPut them in square brackets, with a comma between them.`,
  severalFields: ({ key }) =>
    `There is more than one field on this line, and each begins a new line.\nMove ${q(`${key}:`)}, with what follows it, to a line of its own.`,
  signMissing: ({ sign }) => `${q(sign)} is missing${uses[sign] ? `: ${uses[sign]}` : ''}.\nAdd it, as in other lines.`,
  barText: ({ sign }) =>
    `There can be no text after the sign ${q(sign)} on the same line.\nMove the text to the line below, aligned with the rest.`,
  textBeside: ({ key, missing }) =>
    `The text after ${q(key)} needs its own name, ${q(missing)}: the group that it belongs to continues below.\nMove it to a line of its own, below ${key}.`,
  looseText: ({ first, last, isList }) =>
    isList
      ? `This (${lineRange(first, last)}) is a list below a text, and as it stands it is not read as part of it.\nPut | after the name and all lines below it, indented two spaces further than the name.`
      : `This (${lineRange(first, last)}) continues the text above, but as it stands it is not read as part of it.\nIndent all of it two spaces further than its name. If it has paragraphs or colons, put | after the name.`,
  strayLines: ({ first, last, isMail }) =>
    `${
      isMail
        ? `This is quoted mail, with > at the beginning (${lineRange(first, last)}), and it belongs to no field here.`
        : `This belongs to nothing (${lineRange(first, last)}): it is no field, nor does it continue a text.`
    }\nIf it is text, move it into the field it belongs to. If it is a note of yours, put # at the beginning of the line. If it is not needed, delete it.`,
  tabIndent: () => `The line begins with a tab, which is no use here.\nDelete it and align the line with spaces.`,
  conflictMarks: () =>
    `Two versions of this file are joined here, one below the other: git put marks around what differs (<<<<<<<, =======, >>>>>>>).\nDecide at each mark which version stays, join what is good in both, and delete the lines with the marks.`,
  foreign: ({ kind }) =>
    ({
      rtf: "This is a document of a word processor (RTF), and not a file of plain text.\nPut back the file that was here. In a text editor, always save as 'plain text'.",
      html: 'This is a web page (HTML), and not a file of the site.\nPut back the file that was here, and paste only the words into the field that they belong to.',
      binary:
        'This is a document, a PDF or a picture, and not a text file.\nPut back the file that was here. Pictures go into the folder content/images.',
      report:
        'A message of the check was pasted here, and would be read on the site.\nDelete the message, and only that. Then check again.',
      aliases: 'Here are anchors of YAML (&name and *name), which this site does not use.\nWrite out what they repeat.',
    })[kind],
  manyMore: ({ count }) => `And ${count} more in this file.\nCorrect those above first, and check again.`,
  manyDocuments: () =>
    `This line begins a second document in the same file, and what follows would not be shown.\nDelete the line. Each page has a file of its own.`,
  yamlSign: ({ sign, word }) =>
    `The text begins with ${q(sign)}, which is a special sign here: ${q(word)} would not be shown.\nPut the text in quotes.`,
  lostComment: ({ kept, lost }) =>
    `In this file everything after ' #' is a comment: ${kept ? `only ${q(kept)} would stay, ` : ''}${q(lost)} would be lost.\n${[
      !kept && /^#{1,6} /.test(lost)
        ? `If it is a heading, delete the sign '#': the site makes it look like one.`
        : 'If it is text, put all of it in quotes.',
      'If it is a comment, move it to a line of its own.',
    ].join(' ')}`,
  duplicateKey: ({ key, otherLine }) =>
    `${q(key)} appears twice in the same group: on line ${otherLine} and here.\nKeep only one of the lines.`,
  unknownKey: ({ key, known, meant: name }) =>
    `There is no ${q(key)} here.${meant(name)}\n${name ? `Correct the name.${choices(known)}` : `Correct the name or, if it is not needed, delete it with all that belongs to it.${choices(known)}`}`,
}

const valueMessages: Messages<ValueFacts> = {
  fileMissing: ({ name }) => `The file ${q(name)} is missing.\nThe site cannot be built without it: put it back.`,
  unseenCharacter: ({ code }) =>
    `There is an invisible character here (U+${code}), perhaps pasted from another program.\nDelete the word and type it again, or use the line below.`,
  missingKey: ({ key, isList }) =>
    `${q(key)} is missing.\n${
      isList ? `Write the line ${key}: and, below it, each item with a hyphen.` : 'The group is incomplete without it.'
    }`,
  incomplete: ({ keys, choice }) =>
    `Nearly everything is missing here: ${list(keys)}${choice.length > 0 ? `, and one of these: ${list(choice)}` : ''}.\nPut back what was deleted (Ctrl+Z) or, if it is no longer needed, delete what is left as well.`,
  missingLanguage: ({ language, other }) =>
    `The ${languageName(language)} text is missing.${other && ` The other language says: ${q(other)}.`}\nWrite the translation or, if the field is not needed, delete it in both languages.`,
  emptyText: () => `The text is empty.\nWrite the text, or delete the whole field if it is not needed.`,
  emptyValue: ({ allowed, isList, mayBeEmpty }) =>
    `There is nothing after the colon.\n${
      isList
        ? `Write at least one item below, with a hyphen before it. If there are none, ${mayBeEmpty ? 'write []' : 'delete the line or, if it is required, the block or the page that it belongs to'}.`
        : `Write it.${choices(allowed)} If it is not needed, delete the line.`
    }`,
  emptyGroup: () => 'This has nothing in it.\nWrite at least one of its facts, or delete the line.',
  notOneOf: ({ value, allowed, meant: name }) =>
    `There is no ${q(value)}.${meant(name)}\nChoose one of these: ${list(allowed)}.`,
  wrongForm: ({ value, patternErrorMessageEn: message }) => `${q(value)} ${message}`,
  wrongKind: ({ wanted, value }) =>
    `This should be ${kinds[wanted] ?? wanted}${value && `, not ${q(value)}`}.\n${wanted === 'true' || wanted === 'false' ? `Write ${wanted} or, if you do not want it, delete the line.` : 'Compare it with another block of the same type and write it the same way.'}`,
  badName: ({ name }) =>
    `${q(name)} cannot be a name.\nUse lower-case letters without accents, digits and hyphens, beginning with a letter.`,
  numberOutside: ({ value, least, most }) =>
    `${q(value)} cannot be right.\nWrite a number ${least === undefined ? `of at most ${most}` : most === undefined ? `of at least ${least}` : `between ${least} and ${most}`}.`,
  itemTwice: ({ value }) =>
    `${value ? `${q(value)} is in the list twice.` : 'This item is in the list twice.'}\nDelete one of the two.`,
  noChoice: ({ keys }) => `One of these is missing: ${list(keys)}.\nAdd one of them, and only one.`,
  tooManyChoices: ({ present }) => `${list(present)} cannot be used together.\nKeep only one of them.`,
  tooFew: ({ least }) =>
    `The list needs at least ${least}.\nAdd what is missing. If there is nothing to put in it, remove the list or, if it is required, the block or the page that it belongs to.`,
  tooMany: ({ most }) => `The list can only have ${most}.\nRemove the extra ones.`,
  pathTwice: ({ path, otherFile }) =>
    `The page ${otherFile} already has the address ${q(path)}.\nGive one of the pages another path.`,
  pathTaken: ({ path }) => `The address ${q(path)} is reserved.\nChoose another or, if it is in formerly, delete it.`,
  formerlyTaken: ({ path, otherFile }) =>
    `The former address ${q(path)} also belongs to the page ${otherFile}: it can lead to one of them only.\nRemove it from formerly on one of the pages, or give the page that has it another path.`,
  noHome: () =>
    `No page has path: /, but the site needs a home page.\nIn the one that should come first (home.yaml) write path: /. If you deleted home.yaml, put it back.`,
  pageUnlinked: ({ path }) =>
    `No link on the site leads to the page ${q(path)}: only people who know the address can find it.\nAdd a link to the footer (site.yaml), or a button with page. If this is how you want it, nothing needs to be done.`,
  headingMissing: () =>
    `The page has no opening (a hero block), which is where its main title goes.\nAdd a hero block at the beginning.`,
  headingTwice: ({ firstBlock }) =>
    `The page already has an opening (hero), block ${firstBlock}, and should have only one main title.\nKeep only one of them, or change the type of this block.`,
  anchorTwice: ({ anchor, firstBlock }) =>
    `Block ${firstBlock} of this page already has the anchor ${q(anchor)}.\nGive one of the blocks another anchor.`,
  unknownAnchor: ({ name, known, meant: other }) =>
    `No block of the page has anchor: ${name}.${meant(other)}\n${
      known.length > 0 ? `Choose one of these: ${list(known)}.` : 'Give an anchor to the block the button should go to.'
    }`,
  unknownPhone: ({ name, known, meant: other }) =>
    `site.yaml has no phone named ${q(name)}.${meant(other)}\n${known.length > 0 ? `Choose one of these: ${list(known)}.` : 'Add it to phones.'}`,
  unknownContact: ({ name, known, meant: other }) =>
    `site.yaml has no telephone and no other contact called ${q(name)}.${meant(other)}\n${known.length > 0 ? `Choose one of these: ${list(known)}.` : 'Add it to contacts or phones.'}`,
  contactTwice: ({ name }) =>
    `The name ${q(name)} already belongs to another telephone or contact.\nGive one of them another name: it says where a button leads.`,
  channelMissing: ({ name, channel }) =>
    channel === 'call'
      ? `The telephone ${q(name)} is not for calling (channels), and this link would call it.\nChoose another contact, or add call to the channels of the telephone.`
      : `The telephone ${q(name)} has no WhatsApp (channels), and this button would open a chat there.\nUse contact instead of chat, choose another telephone, or add whatsapp to the channels.`,
  phoneLength: ({ digits }) =>
    `A Portuguese number has nine digits after +351, and this one has ${digits}.\nCheck which digit is missing, or which one is extra.`,
  unknownPage: ({ name, known, meant: other }) =>
    `No page has the address ${q(name)}.${meant(other)}\nCorrect the address.${choices(known)}`,
  unknownEvent: ({ name, known, meant: other, places }) =>
    places
      ? `events.yaml has no events, and these places show one by its name: ${places.join(', ')}.\nPut the events back or, if there are none left, delete the lines only: and the blocks that have event:.`
      : `events.yaml has no event called ${q(name)}.${meant(other)}\nCorrect the name.${choices(known)} If the event is gone, delete its name here or the block that shows it.`,
  eventTwice: ({ name }) =>
    `Another event already has the name ${q(name)}.\nGive one of the events another name: pages refer to an event by its name.`,
  unknownPicture: ({ name, known, meant: other }) =>
    `There is no picture ${q(name)} in content/images.${meant(other)}\nPut the file there, or correct the name.${choices(known)}`,
  pictureOutside: ({ name }) =>
    `${q(name)} is a link to somewhere outside content/images, or to a file that no longer exists.\nPut the file itself into the folder.`,
  pictureTooBig: ({ name }) =>
    `The picture ${q(name)} is larger than 40 MB.\nMake it smaller and save it as a JPG again: a width of 2400 pixels is always enough.`,
  pictureName: ({ name }) =>
    `A picture cannot be named ${q(name)}: a name has 120 letters at most and ends in .jpg, .png, .webp or .avif.\nRename it, here and in the folder content/images.`,
  picturePixels: ({ name }) =>
    `The picture ${q(name)} has too many pixels: no side may have more than 16,000, and all of it 250 million at most.\nMake it smaller and save it again: 2400 pixels in width are always enough.`,
  picturePlace: ({ name }) =>
    `The photograph ${q(name)} says where it was taken (GPS), and whoever sees the site's files can read it.\nChoose it again in the editor, which removes the place, or remove it in an image program.`,
  pictureForm: ({ name }) =>
    `${q(name)} is not a photograph that the site can show.\nUse a JPG, PNG, WebP or AVIF file. Open it in an image program and save it as a JPG.`,
  pictureHeic: ({ name }) =>
    `${q(name)} is a photograph from an iPhone (HEIC), which browsers do not show.\nExport it as a JPG: on the iPhone or the Mac, open it in Photos and choose Export, or send it by email.`,
  pictureBroken: ({ name }) => `The picture ${q(name)} is damaged.\nCopy the original file into content/images again.`,
  pictureElsewhere: ({ name }) =>
    `In place of the picture ${q(name)} there is only a note of Git LFS, which keeps it elsewhere.\nRun ${q('git lfs pull')} in the folder of the site. For the editor on the site to show it too, stop using Git LFS.`,
  pictureSmall: ({ name, width, height, leastWidth, leastHeight }) =>
    `The picture ${q(name)} is ${width} × ${height} pixels, but this place needs at least ${leastWidth} × ${leastHeight}.\nUse the original at full size. Enlarging a small picture does not help: it would be blurred.`,
  pictureUnused: ({ name }) => `No page shows the picture ${q(name)}.\nDelete the file if it is no longer needed.`,
  dayUnreal: ({ date }) =>
    `${q(date)} cannot be: there is no such day, or the year is wrong.\nCorrect the day, the month or the year.`,
  lastBeforeFirst: ({ first, last, isShown }) =>
    isShown
      ? `The event would be shown from ${first} on, when it is already over (${last}).\nWrite a day before the event or, if it may be shown now, delete the line.`
      : `The last day (${last}) comes before the first (${first}).\nSwap the two days, or correct the one that is wrong.`,
  daysExchanged: ({ first, last }) =>
    `From ${longDate(first)} to ${longDate(last)} is many days for one meeting.\nPerhaps day and month are exchanged: write year-month-day. If it is meant to be so, nothing needs to be done.`,
  tooLong: ({ first, last }) =>
    `${longDate(first)} to ${longDate(last)} is too long for one event.\nCorrect the year of one of the two days.`,
  hoursWrong: ({ from, to }) =>
    `An event cannot be from ${from} to ${to}.\nCorrect one of the times (afternoon and evening run from 12:00 to 23:59), or remove the end if it is not certain. If it goes on until another day, as a retreat does, it needs dates (days) with the last day, the start on the first day (begins) and the end on the last (ends).`,
  alsoNeeded: ({ key, needed }) => `${q(key)} needs ${q(needed)} as well.\nAdd ${needed}, or delete ${key}.`,
  hoursTwice: () =>
    `The times are given twice: for each day (from, to) and for the event as a whole (begins, ends).\nKeep one pair: from and to if each day has its own times, begins and ends if it runs without a break, as a retreat does.`,
  neverTakesPlace: () =>
    `As it stands, the event never takes place: the breaks leave no day free.\nCorrect the first day, the last day, or the breaks.`,
  saidOtherwise: ({ named, written }) =>
    `The text says ${q(named)}, but the event says ${q(written)}.\nCorrect one of the two. If it is right, nothing needs to be done.`,
  eurosMissing: () =>
    `The text says {euros}, but there is no euros field with the amount.\nAdd, for example, euros: 10, or write the amount in the text.`,
  taxNumberWrong: ({ number }) =>
    `${q(number)} is not a Portuguese tax number (NIF): its last digit does not agree with the others.\nCheck each digit.`,
  openingWrong: ({ from, to }) =>
    `The practice cannot open at ${from} and close at ${to}.\nCorrect one of the times: those of the afternoon go from 12:00 to 23:59.`,
  addressMissing: () =>
    `The text says {address}, but the address of the practice is missing.\nAdd it in site.yaml (practice, address), or write the address in the text.`,
  away: ({ day, isOver }) =>
    isOver
      ? `This is no longer on the site: its last day was ${longDate(day)}.\nRemove it or, to show it again, change the day.`
      : `This is not on the site yet: it will be from ${longDate(day)}.\nNothing needs to be done.`,
  pageAway: ({ path }) =>
    `${q(path)} is not on the site today, and whoever follows this link finds nothing.\nGive this block the same days (shown), or remove the link.`,
  homeAway: () => `The home page must always be on the site.\nDelete shown, or give it to some blocks only.`,
  wording: ({ hint, word, why }) =>
    `${q(word)}: ${why.en}\nThis is a hint, and no legal advice. If it is right, add ${hint} to withoutHints in site.yaml.`,
  eventPassed: ({ last }) => `This event is over: its last day was ${longDate(last)}.\nRemove it, or change its dates.`,
  eventHidden: ({ last }) =>
    `This event is over (its last day was ${longDate(last)}) and is no longer shown on the site.\nNothing needs to be done. To repeat it, change the dates.`,
  placeholderLeft: () => `'…' was left here: it only marks the place of a text.\nWrite the text in its place.`,
  variableUnknown: ({ written, known }) =>
    `${known.length > 0 ? `Only ${braces(known)} is replaced by its value here` : 'The site replaces nothing here'}: ${q(written)} would be read as it stands.\n${known.length > 0 ? `Write the text without braces, or with ${braces(known)} alone.` : 'Write the text without braces.'}`,
  unitTwice: ({ unit }) =>
    `In place of {euros} the site already writes the word euros: ${q(unit)} would be read again.\nDelete ${q(unit)}.`,
  quotesAround: () =>
    `The whole text is in quotation marks, which would be visible on the site.\nDelete them. If it is a quotation, nothing needs to be done.`,
  lettersBroken: ({ word }) =>
    `Some letters in ${q(word)} are garbled: they were lost in copying from another program.\nType the text again.`,
  lettersUndrawn: ({ letters }) =>
    `The site's font lacks these letters: ${q(letters)}. They are missing in the picture that is shown where the page is shared.\nWrite the title in Latin, Greek or Cyrillic letters.`,
  wordless: ({ text }) =>
    `Instead of a text there is ${q(text)}, and that is what visitors would read.\nWrite the text or, if the field is not needed, delete it in both languages.`,
  fieldInText: ({ text }) =>
    `${q(text)} is within the text, and visitors would read it.\nIf it is a field, remove spaces from the start of its line, until it stands below the field of the text.`,
  leftOver: ({ text }) =>
    `${q(text)} seems to be left from a model or another program, and visitors would read it.\nWrite what is missing, or delete it. If it is right as it is, nothing needs to be done.`,
  altFileName: ({ text }) =>
    `${q(text)} is the name of the file, which means nothing to people who cannot see the picture.\nDescribe what the picture shows, in one short sentence.`,
  listInText: ({ isRich }) =>
    isRich
      ? `The site makes no list of these signs: the lines would run on, in one paragraph.\nBegin each item with a hyphen and a space.`
      : `The site shows no lists in this text: these lines would run on, in one paragraph.\nMake each item a paragraph, without its sign and with an empty line before it.`,
  markup: ({ sign, isRich }) =>
    isRich
      ? `A long text has paragraphs, bold, italics, links and lists: ${q(sign)} would be visible, symbols and all.\nWrite it with **bold**, *italics*, [link](/page) without a space, or “- item”. If the symbols are to be read, put a backslash before them: \\${sign[0] ?? ''}`
      : `The site shows this text exactly as it is written: ${q(sign)} would be visible, symbols and all.\nDelete the symbols and keep only the words.`,
  linkTarget: ({ target }) =>
    `The link leads to ${q(target)}, and the site does not know where that is.\nWrite the address of a page (/biodanza), a block (#contact), or a complete address, such as https://example.pt, mailto:ana@example.pt or tel:+351912345678.`,
  linksApart: () =>
    `Portuguese and English do not have the same links and lists.\nGive both languages the same ones. If it is right as it is, nothing needs to be done.`,
  languagesExchanged: () =>
    `Portuguese and English seem to be swapped: each text is in the other one's place.\nSwap the two texts. If it is right as it is, nothing needs to be done.`,
  languageAfter: ({ language, other }) =>
    `The ${languageName(language)} text seems to go on in ${languageName(other)}.\nMove that part to the ${languageName(other)} text. If it is right as it is, nothing needs to be done.`,
  wrongLanguage: ({ language, other }) =>
    `The ${languageName(language)} text seems to be in ${languageName(other)}.\nWrite the translation. If it is right as it is, nothing needs to be done.`,
  textLong: ({ length, longest }) =>
    `The text has ${length} characters, but this place has room for about ${longest}.\nShorten it if you can.`,
  textSame: ({ text }) =>
    `Both languages say exactly the same thing: ${q(text)}.\nTranslate one of them. If it is meant to be so, nothing needs to be done.`,
  namesApart: ({ original, language, translation }) =>
    `The same name or number is not alike in both languages: ${q(original)} in ${languageName(defaultLanguage)}, ${q(translation)} in ${languageName(language)}.\nCorrect one of the two. If it is meant like this, there is nothing to do.`,
  lengthsApart: ({ original, language, translation }) =>
    `One language says much more than the other: ${original} characters in ${languageName(defaultLanguage)}, ${translation} in ${languageName(language)}.\nCheck whether something has not been translated. If it is right as it is, nothing needs to be done.`,
  sampleLeft: ({ subject }) =>
    `This is still a sample${subject && `: ${q(subject)}`}.\nPut the real thing in its place and delete the line sample: true.`,
  sampleField: ({ value }) =>
    `${q(value)} is still from the sample.\nPut the real thing in its place. Once nothing here is from the sample, delete the line sample: true as well, if there is one.`,
}

const inFile = 'This was written outside the editor, and the site cannot read it. Press to see the text and correct it.'

const formMessages: FormMessages = {
  fileMissing: ({ name }, { file }) =>
    `A part of the site is missing: ${quoted(file(name))}. Under “Publish” you can bring it back from an earlier version.`,
  unseenCharacter: () =>
    'There is an invisible character here, perhaps pasted from another program. Delete the word and type it again.',
  missingKey: ({ key }, { field }) => `${quoted(field(key))} is missing.`,
  incomplete: ({ keys, choice }, naming) =>
    `Nearly everything is missing here: ${fields([...keys, ...choice.slice(0, 1)], naming)}. Write it or, if it is no longer needed, remove what is left.`,
  missingLanguage: ({ language, other: text }, { isOptional }) =>
    `The ${languageName(language)} text is missing.${otherSays(text)}${
      isOptional ? ' If it is not needed, delete it in both languages and remove the field.' : ''
    }`,
  emptyText: (_, { isOptional }) =>
    isOptional ? 'Nothing is written here. If it is not needed, remove the field.' : 'This has to be written.',
  emptyValue: ({ allowed, isList }) =>
    isList ? 'Empty list. Add one or more.' : allowed.length > 0 ? 'This has to be chosen.' : 'This has to be written.',
  emptyGroup: () => 'There is nothing here yet. Add at least one fact, or remove it.',
  notOneOf: () => 'This is not one of the possibilities. Choose one from the list.',
  wrongForm: ({ controlMessageEn: inForm, patternErrorMessageEn: message }) =>
    inForm ?? `This ${message.replace('\n', ' ')}`,
  wrongKind: ({ wanted, value }) =>
    wanted === 'number' || wanted === 'integer'
      ? `${quoted(value)} is not a number. Write digits only.`
      : 'This is not as it should be. Correct it, or remove it and add it again.',
  itemTwice: ({ value }, naming) => `${value ? quoted(naming.value(value)) : 'This'} is in the list twice. Remove one.`,
  noChoice: ({ keys }, naming) => `One of these has to be chosen: ${fields(keys, naming)}.`,
  tooManyChoices: ({ present }, naming) => `${fields(present, naming)} cannot be used together. Keep only one of them.`,
  pathTwice: ({ otherFile }, { page }) =>
    `The page ${quoted(page(otherFile))} already has this address. Under “Pages”, change the address of one of them.`,
  pathTaken: () => 'This address is reserved. Change it under “Pages” or, if it is a former address, remove it.',
  formerlyTaken: ({ otherFile }, { page }) =>
    `A former address of this page also belongs to the page ${quoted(page(otherFile))}: it can lead to one of them only. Remove it from one.`,
  noHome: () => 'No page is the home page, and the site needs one. Under “Publish” you can bring it back.',
  pageUnlinked: () =>
    'No link on the site leads to this page: only people who know its address can find it. Add one to the footer, or a button. If this is how you want it, nothing needs to be done.',
  headingMissing: () => 'The page has no opening, where its main title goes. Add a block “Opening” at the start.',
  headingTwice: ({ firstBlock }, { block }) =>
    `The page already has an opening, ${quoted(block(firstBlock))}, and should have only one main title. Keep only one of them.`,
  anchorTwice: ({ firstBlock }, { block }) =>
    `The block ${quoted(block(firstBlock))} already has this name. Give one of them another.`,
  unknownAnchor: () => 'The part of this page that this leads to no longer exists. Choose another.',
  unknownPhone: () => 'The site does not have this telephone. Choose another, or add one in “The whole site”.',
  wording: ({ word, why }) =>
    `${quoted(word)}: ${why.en} This is a hint, and no legal advice. It can be turned off under “The whole site”, in “Dismissed hints”.`,
  unknownContact: () => 'The contact that was here no longer exists. Choose another.',
  contactTwice: () => 'Two contacts have the same name inside. Give this one another.',
  channelMissing: ({ channel }) =>
    channel === 'call'
      ? 'This telephone is not for calling, as the data of the site have it. Choose another contact.'
      : 'This telephone has no WhatsApp, as the data of the site have it. Choose another, or a call in place of a chat.',
  pageAway: () => 'What this leads to is not on the site today. Give this block the same days, or remove the link.',
  homeAway: () => 'The home page must always be on the site. Remove the days.',
  unknownPage: () => 'No page has the address that this leads to. Choose another.',
  unknownEvent: () => 'The event that was here no longer exists. Choose another.',
  eventTwice: () => 'Two events have the same name inside. Give this one another.',
  unknownPicture: () => 'The picture that was here no longer exists. Choose another.',
  pictureOutside: () => 'The picture that was here is not in the site. Choose it again.',
  pictureTooBig: () => 'This picture is larger than 40 MB. Save a smaller one as a JPG, and choose it again.',
  pictureName: () => 'The name of this picture is too long, or that of another kind of file. Choose it again.',
  picturePixels: () => 'This picture has too many pixels. Make it smaller, and choose it again.',
  picturePlace: () => 'This photograph says where it was taken (GPS). Choose it again: the editor removes the place.',
  pictureForm: () => 'This is not a photograph that the site can show. Choose a JPG, PNG, WebP or AVIF.',
  pictureHeic: () => 'Browsers do not show this photograph from an iPhone (HEIC). Export it as a JPG.',
  pictureBroken: () => 'This picture is damaged or incomplete. Choose the original again.',
  pictureElsewhere: () => 'Git LFS keeps this picture elsewhere, where this program cannot reach. Choose it again.',
  pictureSmall: ({ width, height, leastWidth, leastHeight }) =>
    `This picture is ${width} × ${height} pixels, but this place needs at least ${leastWidth} × ${leastHeight}. Use the original at full size.`,
  pictureUnused: () => 'No page shows this picture. It may stay: it does not weigh on the site.',
  dayUnreal: ({ date }, { day }) =>
    `${quoted(day(date))} cannot be: there is no such day, or the year is wrong. Correct the day, the month or the year.`,
  lastBeforeFirst: ({ first, last, isShown }, { day }) =>
    isShown
      ? `The event would be shown from ${day(first)} on, when it is already over (${day(last)}). Choose a day before the event.`
      : `The last day (${day(last)}) comes before the first (${day(first)}). Swap them, or correct the one that is wrong.`,
  daysExchanged: ({ first, last }, { day }) =>
    `From ${day(first)} to ${day(last)} is many days for one meeting. Perhaps day and month are exchanged. If it is meant to be so, nothing needs to be done.`,
  alsoNeeded: ({ key, needed }, { field }) =>
    `${quoted(field(key))} needs ${quoted(field(needed))} as well. Add it, or remove ${quoted(field(key))}.`,
  hoursWrong: ({ from, to }) =>
    `An event cannot be from ${from} to ${to}. Correct one of the times (afternoon and evening run from 12:00 to 23:59), or remove the end if it is not certain. If it goes on until another day, as a retreat does, choose dates: when it begins on the first day, and when it ends on the last.`,
  hoursTwice: (_, naming) =>
    `The times are given twice. Keep ${fields(['from', 'to'], naming)} if each day has its own times, or ${fields(['begins', 'ends'], naming)} if it runs without a break, as a retreat does.`,
  eurosMissing: (_, { field }) => `The text says the price, but ${quoted(field('euros'))} is missing. Add it.`,
  addressMissing: () =>
    'The text says the address of the practice, which is not under “The whole site” yet. Add it there, or write the address here.',
  variableUnknown: () => 'The braces would be visible on the site. Delete them, and write the text that is to be read.',
  unitTwice: ({ unit }) => `The price is already shown with its unit: delete ${quoted(unit)}.`,
  listInText: ({ isRich }) =>
    isRich
      ? 'Like this the items would run on. Select them, press “List”, and delete the signs.'
      : 'The site shows no lists in this text: the items would run on. Make each a paragraph, without its sign.',
  markup: ({ sign }) => `${quoted(sign)} would be visible on the site, symbols and all. Delete them, keep the words.`,
  linkTarget: ({ target }) =>
    `The link leads to ${quoted(target)}, and the site does not know where that is. Write the address of a page of this site, or one that begins with https://, mailto: or tel:.`,
  quotesAround: () =>
    'The quotation marks around the text would be visible on the site. Delete them. If it is a quotation, leave them.',
  fieldInText: () => 'Part of this text seems to be a field that got into it. Take it out, and fill in the field.',
  altFileName: () =>
    'This is the name of the photograph, which means nothing to people who cannot see it. Describe what it shows, in one short sentence.',
  sampleLeft: () => 'This is still a sample. Put the real thing in its place and untick “Sample”.',
  sampleField: () => 'This is still from the sample. Put the real thing in its place.',
}

const labels: (typeof pt)['labels'] = {
  error: 'Error',
  warning: 'Warning',
  correction: ({ kind, line, count }) =>
    ({
      replace: 'It should read:',
      add: line > 1 ? `Add, below line ${line - 1}:` : 'Add, at the start of the file:',
      remove: count > 1 ? `Delete lines ${line} to ${line + count - 1}.` : `Delete line ${line}.`,
    })[kind],
  more: (lines) => `The same is in ${n(lines, 'more line')}.`,
  relatedLocation: 'See also',
  summary: ({ errors, warnings, files, pages, blocks, events, pictures, words, samples }) => {
    const checked = `${n(pages, 'page')}, ${n(blocks, 'block')}, ${n(events, 'event')}, ${n(pictures, 'picture')} and ${n(words, 'word')}`
    const left = samples > 0 ? ` ${n(samples, 'sample')} to replace before release (npm run check -- --release).` : ''
    if (errors > 0)
      return `${n(errors, 'error')} and ${n(warnings, 'warning')} in ${n(files, 'file')}. As long as there are errors, the site stays as it was.`
    if (warnings > 0) return `No errors; ${n(warnings, 'warning')}. Checked: ${checked}.${left}`
    return `All is well. Checked: ${checked}.${left}`
  },
  // The keys are English words.
  field: (key) => languages[key] ?? key,
  item: (listKey) => listKey.replace(/s$/, ''),
}

export const en: typeof pt = { files: fileMessages, values: valueMessages, inFile, forms: formMessages, labels }
