import type { Catalogue } from '../catalogue.ts'

const q = (text: string): string => `'${text}'`
const list = (names: readonly string[]): string => names.map(q).join(', ')
const meant = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${q(name)}?`)
/** A list helps only while it can be read at a glance. */
const choices = (names: readonly string[]): string =>
  names.length > 0 && names.length <= 16 ? ` There are: ${list(names)}.` : ''
const languages: Readonly<Record<string, string>> = { pt: 'Portuguese', en: 'English' }
const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const forms: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  Path: [
    'is not the address of a page',
    'Write / for the home page, or /name-of-page: lower case without accents, digits and hyphens, no slash at the end.',
  ],
  Anchor: [
    'cannot name a block',
    'Use lower case without accents, digits and hyphens, beginning with a letter: classes, for example.',
  ],
  PhoneNumber: [
    'is not a number that can be dialled',
    'Write the country code with +, then digits and spaces only: "+351 912 345 678", for example.',
  ],
  Time: ['is not a time', 'Write hours and minutes with two digits each: "20:00" or "09:30", for example.'],
  DateText: ['is not a day', 'Write year-month-day: 2025-11-07 for 7 November 2025, for example.'],
  WebAddress: [
    'is not an address that can be opened',
    'Write an address that begins with https://, mailto: or tel:, without spaces.',
  ],
  SiteAddress: [
    'is not the address of a site',
    'Write https:// and the domain, no slash at the end: https://example.pt, for example.',
  ],
  PictureFile: [
    'is not the name of a file in content/images',
    'Write the name of the file alone, without a folder: portrait.jpg, for example.',
  ],
}

/** What a character means to YAML. */
const signs: Readonly<Record<string, string>> = {
  ':': 'a colon parts a name from its text',
  '#': 'what follows is a comment',
  ',': 'within { } a comma parts two fields',
}

const kinds: Readonly<Record<string, string>> = {
  languages: 'a text in both languages (one line pt and one line en)',
  string: 'a text',
  array: 'a list, with a hyphen before each item',
  object: 'a group of lines, each with its name',
  integer: 'a whole number',
  number: 'a number, with a point before the cents (10 or 12.50)',
  boolean: 'true',
}

export const en: Catalogue = {
  messages: {
    fileMissing: ({ name }) => ({
      what: `The file ${q(name)} is missing.`,
      remedy: 'The site cannot be made without it: put it back.',
    }),
    folderMissing: ({ folder }) => ({
      what: `There is no folder ${q(folder)}.`,
      remedy: 'Check the name of the folder that you gave.',
    }),
    noPages: () => ({
      what: 'There is no page in this folder.',
      remedy: 'Each page is a .yaml file with a path.',
    }),
    fileUnread: ({ name, meant: right }) => ({
      what: `The file ${q(name)} is not read: a page is a file that ends in .yaml, in the folder content itself.`,
      remedy: right ? `Rename it ${q(right)}.` : 'Move it to the folder content or, if it is not needed, delete it.',
    }),
    notAFile: () => ({
      what: 'This is not an ordinary file (it is a folder or a link).',
      remedy: 'Put the file itself here.',
    }),
    fileTooBig: ({ bytes, largest }) => ({
      what: `The file has ${megabytes(bytes)}: too much for a page, so it was not read.`,
      remedy: `A file of texts has ${megabytes(largest)} at most. Pictures go into the folder content/images.`,
    }),
    notUtf8: ({ encoding }) => ({
      what: `The file is not saved as UTF-8${encoding ? ` but as ${encoding}` : ''}: accents would come out wrong.`,
      remedy: "In the editor choose 'Save with encoding', then 'UTF-8'.",
    }),
    emptyFile: () => ({
      what: 'The file is empty, or has nothing but comments.',
      remedy: 'Write what is missing, or delete the file.',
    }),
    oldForm: () => ({
      what: 'This is written as it used to be: events now have a file of their own, events.yaml, and the footer is in site.yaml.',
      remedy: 'Type npm run migrate in the terminal: it moves everything to its new place, with your notes.',
    }),
    syntax: () => ({
      what: 'From here on the file cannot be read.',
      remedy:
        'Compare this line and the one before with others of their kind: a colon and a space behind each name, quotation marks at both ends, the same spaces at the start of the line.',
    }),
    unseenCharacter: ({ code }) => ({
      what: `There is a character here that cannot be seen (U+${code}), pasted from another program perhaps.`,
      remedy: 'Delete it: delete the word and type it again, or use the line below.',
    }),
    oddSpace: () => ({
      what: 'This looks like a space but is another character, which YAML does not understand here.',
      remedy: 'Delete it and type an ordinary space.',
    }),
    quotesNeeded: ({ sign }) => ({
      what: `The text has ${q(sign)}, which means something else in YAML${signs[sign] ? ` (${signs[sign]})` : ''}.`,
      remedy: 'Put the text in quotes.',
    }),
    quoteOpen: () => ({
      what: 'The quotation marks are not right: the one that opens the text has to close it, and only at its end.',
      remedy: 'Put one quotation mark at the start of the text and one at the end.',
    }),
    bracketOpen: ({ sign }) => ({
      what: `The closing ${q(sign)} is missing.`,
      remedy: `Write ${q(sign)} at the end of the line.`,
    }),
    bracketExtra: ({ sign, closing }) =>
      closing
        ? {
            what: `The lines between ${q(sign)} and ${q(closing)} cannot be read like this.`,
            remedy: 'Delete both signs: they are not needed here.',
          }
        : {
            what: `The sign ${q(sign)} is never closed, and it is not needed here.`,
            remedy: `Delete the sign ${q(sign)}.`,
          },
    spaceMissing: ({ sign }) => ({
      what: `A space is missing behind ${q(sign)}.`,
      remedy: 'Add the space.',
    }),
    colonMissing: () => ({
      what: 'The colon behind the name is missing.',
      remedy: 'Add a colon and a space.',
    }),
    hyphenMissing: () => ({
      what: 'The hyphen that begins another item of the list is missing, so this one and the one before run together.',
      remedy: 'Put a hyphen in place of the last space but one before the name.',
    }),
    indentWrong: () => ({
      what: 'This line is not aligned with the others: the spaces at its start say which group it belongs to.',
      remedy: 'Align it with the lines of its group.',
    }),
    hyphenExtra: () => ({
      what: 'A hyphen begins an item of a list, and there is no list here.',
      remedy: 'Delete the hyphen, and leave the name in line with the others of its group.',
    }),
    hyphenSign: ({ sign }) => ({
      what: `An item of a list begins with a hyphen, not with ${q(sign)}.`,
      remedy: 'Write a hyphen and a space in its place.',
    }),
    commaMissing: () => ({
      what: 'Within { } a comma parts the fields, and one is missing here.',
      remedy: 'Add the comma and a space.',
    }),
    severalValues: () => ({
      what: 'Several values stand here in the place of one.',
      remedy: 'Put them in square brackets, with a comma between them.',
    }),
    decimalComma: () => ({
      what: 'Within { } a comma separates two fields: the cents would be left out of the price.',
      remedy: 'Write a full stop before the cents.',
    }),
    groupIndentWrong: ({ first, last, by }) => ({
      what: `Lines ${first} to ${last} are not in line with the others: the spaces at their start say which group they belong to.`,
      remedy: `Lines ${first} to ${last}: ${by > 0 ? 'add' : 'delete'} ${n(Math.abs(by), 'space')} at the start of each.`,
    }),
    barMissing: () => ({
      what: "The sign '|' is missing: without it a text of several lines loses its paragraphs, or can not be read.",
      remedy: 'Add a space and | behind the colon.',
    }),
    barText: () => ({
      what: "No text may stand in the same line behind the sign '|'.",
      remedy: 'Move the text to the line below, in line with the rest.',
    }),
    backslash: () => ({
      what: "The text in quotes has a backslash '\\', which is a special sign in YAML.",
      remedy: 'Write the backslash twice, or delete it.',
    }),
    mergeMark: () => ({
      what: 'This line was left by git, which could not join two versions of the file.',
      remedy: 'Keep one of the versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    }),
    textBeside: ({ key, missing }) => ({
      what: `The text beside ${q(key)} lacks its own name, ${q(missing)}: the group that it belongs to goes on below.`,
      remedy: `Move it to a line of its own below ${key}.`,
    }),
    looseText: ({ first, last, isList }) => {
      const lines = first === last ? `Line ${first}` : `Lines ${first} to ${last}`
      if (isList)
        return {
          what: `${lines} ${first === last ? 'is an item' : 'are a list'} within a text, and the site shows no lists in texts.`,
          remedy:
            'Put | behind the name and each item below it as a paragraph, without its sign and in line with the rest.',
        }
      return {
        what: `${lines} ${first === last ? 'goes' : 'go'} on with the text above, but too far left to be read with it.`,
        remedy:
          'Align all of it two spaces further right than its name. If it has paragraphs or colons, put | behind the name.',
      }
    },
    tabIndent: () => ({
      what: 'The line begins with a tab, which YAML does not accept.',
      remedy: 'Delete the start of the line and align it with spaces.',
    }),
    tooDeep: () => ({
      what: 'There are too many lists within lists here.',
      remedy: 'No page needs this: delete the brackets, hyphens or spaces that are too many.',
    }),
    directive: () => ({
      what: 'A line that begins with % is an order to YAML, and has no use here.',
      remedy: 'Delete the line or, if it is text, put it in quotes.',
    }),
    manyDocuments: () => ({
      what: 'This line begins a second document in the same file, and what follows would not be shown.',
      remedy: 'Delete the line. Each page has a file of its own.',
    }),
    complexKey: () => ({
      what: 'There is a list or a group before the colon, where a name should be.',
      remedy: 'Write the name of the field alone before the colon. If this is text, put it in quotes.',
    }),
    yamlSign: ({ sign, word }) => ({
      what: `The text begins with ${q(sign)}, which is a special sign in YAML: ${q(word)} would not be shown.`,
      remedy: 'Put the text in quotes.',
    }),
    lostComment: ({ kept, lost }) => ({
      what: `In YAML everything behind ' #' is a comment: ${kept ? `only ${q(kept)} would stay, ` : ''}${q(lost)} would be lost.`,
      remedy: [
        !kept && /^#{1,6} /.test(lost)
          ? `If it is a heading, delete the sign '#': the site makes it look like one.`
          : 'If it is text, put all of it in quotes.',
        'If it is a comment, move it to a line of its own.',
      ].join(' '),
    }),
    duplicateKey: ({ key, otherLine }) => ({
      what: `${q(key)} stands twice in the same group: on line ${otherLine} and here.`,
      remedy: 'Keep only one of the lines.',
    }),
    unknownKey: ({ key, known, meant: name }) => ({
      what: `There is no ${q(key)} here.${meant(name)}`,
      remedy: name ? `Correct the name.${choices(known)}` : `Delete the line or correct the name.${choices(known)}`,
    }),
    missingKey: ({ key, isList }) => ({
      what: `${q(key)} is missing.`,
      remedy: isList
        ? `Write the line ${key}: and, below it, each item with a hyphen before it.`
        : 'This group is not complete without it.',
    }),
    incomplete: ({ keys, choice }) => ({
      what: `Nearly everything is missing here: ${list(keys)}${choice.length > 0 ? `, and one of these: ${list(choice)}` : ''}.`,
      remedy: 'Put back what was deleted (Ctrl+Z) or, if it is no longer needed, delete what is left as well.',
    }),
    missingLanguage: ({ language, other }) => ({
      what: `The ${languages[language] ?? language} text is missing.${other && ` The other one says: ${q(other)}`}`,
      remedy: 'Write the translation.',
    }),
    emptyLanguage: ({ language, other }) => ({
      what: `The ${languages[language] ?? language} text is empty.${other && ` The other one says: ${q(other)}`}`,
      remedy: 'Write the translation or, if the field is not needed, delete it in both languages.',
    }),
    emptyText: () => ({
      what: 'The text is empty.',
      remedy: 'Write the text, or delete the whole field if it is not needed.',
    }),
    emptyValue: ({ allowed, isList }) => ({
      what: 'What should follow the colon is missing.',
      remedy: isList ? 'Write at least one item below it, with a hyphen before it.' : `Write it.${choices(allowed)}`,
    }),
    notOneOf: ({ value, allowed, meant: name }) => ({
      what: `There is no ${q(value)}.${meant(name)}`,
      remedy: `Choose one of these: ${list(allowed)}.`,
    }),
    wrongForm: ({ form, value }) => {
      const [what, remedy] = forms[form] ?? ['does not have the right form', 'See an example in another page.']
      return { what: `${q(value)} ${what}.`, remedy }
    },
    wrongKind: ({ wanted, value }) => ({
      what: `Here should be ${kinds[wanted] ?? wanted}${value && `, not ${q(value)}`}.`,
      remedy: 'Compare with another block of the same type and write it the same way.',
    }),
    badName: ({ name }) => ({
      what: `${q(name)} cannot be a name.`,
      remedy: 'Use letters without accents, digits and hyphens, beginning with a lower-case letter.',
    }),
    numberOutside: ({ value, least, most }) => {
      const bounds = least !== undefined && most !== undefined ? `between ${least} and ${most}` : ''
      return {
        what: bounds
          ? `${q(value)} is not ${bounds}.`
          : `${q(value)} is too ${most === undefined ? 'small' : 'large'}.`,
        remedy: `Write a number ${bounds || (most === undefined ? `from ${least} up` : `up to ${most}`)}.`,
      }
    },
    notTheOnlyValue: ({ key, only }) => ({
      what: `${q(key)} can only be ${only}.`,
      remedy: `Write ${only} or, if that no longer holds, delete the line.`,
    }),
    itemTwice: ({ value }) => ({
      what: value ? `${q(value)} is in the list twice.` : 'This item is in the list twice.',
      remedy: 'Delete one of the two.',
    }),
    noChoice: ({ keys }) => ({
      what: `One of these is missing: ${list(keys)}.`,
      remedy: 'Add one of them, and only one.',
    }),
    tooManyChoices: ({ present }) => ({
      what: `${list(present)} cannot stand together.`,
      remedy: 'Keep only one of them.',
    }),
    tooFew: ({ least }) => ({
      what: `The list needs at least ${least}.`,
      remedy: 'Add what is missing. If it is not needed, delete the block or the page that the list belongs to.',
    }),
    tooMany: ({ most }) => ({
      what: `The list can only have ${most}.`,
      remedy: 'Delete what is too much.',
    }),
    pathTwice: ({ path, otherFile }) => ({
      what: `The address ${q(path)} is already that of the page ${otherFile}.`,
      remedy: 'Give one of the pages another path.',
    }),
    pathTaken: ({ path }) => ({
      what: `The address ${q(path)} is reserved.`,
      remedy: 'Choose another path for this page.',
    }),
    noHome: () => ({
      what: 'No page has path: /, and the site needs a home page.',
      remedy: 'In the one that should be the first (home.yaml) write path: /. If you deleted home.yaml, put it back.',
    }),
    pageUnlinked: ({ path }) => ({
      what: `No link of the site leads to the page ${q(path)}: only those who know the address get there.`,
      remedy:
        'Add a link to the footer (site.yaml), or a button with page. If this is how you want it, nothing needs to be done.',
    }),
    titleTwice: ({ title, otherFile }) => ({
      what: `The title ${q(title)} is already that of the page ${otherFile}: in a search they look the same.`,
      remedy: 'Give each page a title of its own.',
    }),
    headingMissing: () => ({
      what: 'The page has no opening (a hero block), which is where its large title stands.',
      remedy: 'Add a hero block at the beginning.',
    }),
    headingTwice: ({ firstBlock }) => ({
      what: `The page already has an opening (hero), block ${firstBlock}, and should have only one large title.`,
      remedy: 'Keep only one of them, or change the type of this block.',
    }),
    anchorTwice: ({ anchor, firstBlock }) => ({
      what: `The anchor ${q(anchor)} is already that of block ${firstBlock} of this page.`,
      remedy: 'Give one of the blocks another anchor.',
    }),
    wordMissing: ({ key, language, text }) => ({
      what: `The word ${q(key)} (${q(text)}) is missing in ${languages[language] ?? language}.`,
      remedy: `Add the line ${q(`${key}:`)} to the list ${q(`${language}:`)}.`,
    }),
    unknownAnchor: ({ name, known, meant: other }) => ({
      what: `No block of this page has anchor: ${name}.${meant(other)}`,
      remedy:
        known.length > 0
          ? `Choose one of these: ${list(known)}.`
          : 'Put an anchor on the block that the button should go to.',
    }),
    unknownPhone: ({ name, known, meant: other }) => ({
      what: `site.yaml has no phone named ${q(name)}.${meant(other)}`,
      remedy: `Choose one of these: ${list(known)}.`,
    }),
    phoneLength: ({ digits }) => ({
      what: `A Portuguese number has nine digits after +351, and this one has ${digits}.`,
      remedy: 'See which digit is missing, or is one too many.',
    }),
    unknownPage: ({ name, known, meant: other }) => ({
      what: `No page has the address ${q(name)}.${meant(other)}`,
      remedy: `Correct the address.${choices(known)}`,
    }),
    unknownEvent: ({ name, known, meant: other }) => ({
      what: `events.yaml has no event called ${q(name)}.${meant(other)}`,
      remedy: `Correct the name.${choices(known)}`,
    }),
    eventTwice: ({ name }) => ({
      what: `The name ${q(name)} is already that of another event.`,
      remedy: 'Give one of the events another name: it tells which one is meant.',
    }),
    eventRepeated: ({ title }) => ({
      what: `The event ${q(title)} is there twice, in the same place and at the same time.`,
      remedy: 'Delete one of the two.',
    }),
    testimonialRepeated: ({ name }) => ({
      what: `The testimonial by ${q(name)} is on this page twice.`,
      remedy: 'Delete one of the two.',
    }),
    unknownPicture: ({ name, known, meant: other }) => ({
      what: `There is no picture ${q(name)} in content/images.${meant(other)}`,
      remedy: `Put the file there or correct the name.${choices(known)}`,
    }),
    pictureOutside: ({ name }) => ({
      what: `${q(name)} is a link that leaves content/images, or leads to no file any more.`,
      remedy: 'Put the file itself into the folder.',
    }),
    pictureTooBig: ({ name }) => ({
      what: `The picture ${q(name)} has more than 40 MB.`,
      remedy: 'Make it smaller and save it as JPG again: 2400 pixels across are always enough.',
    }),
    pictureForm: ({ name }) => ({
      what: `${q(name)} is not a photograph that the site can show.`,
      remedy: 'Use a JPG, PNG, WebP or AVIF file. Open it in a picture program and save it as JPG.',
    }),
    pictureHeic: ({ name }) => ({
      what: `${q(name)} is a photograph from an iPhone (HEIC), which browsers do not show.`,
      remedy: 'Export it as a JPG: on the iPhone or the Mac, open it in Photos and choose Export, or send it by email.',
    }),
    pictureBroken: ({ name }) => ({
      what: `The picture ${q(name)} is damaged or incomplete.`,
      remedy: 'Copy the original file into content/images again.',
    }),
    pictureSmall: ({ name, width, height, leastWidth, leastHeight }) => ({
      what: `The picture ${q(name)} has ${width} × ${height} pixels, and this place needs at least ${leastWidth} × ${leastHeight}.`,
      remedy: 'Use the original in its full size. Enlarging a small picture is no help: it would be blurred.',
    }),
    pictureUnused: ({ name }) => ({
      what: `No page shows the picture ${q(name)}.`,
      remedy: 'Delete the file if it is no longer needed.',
    }),
    dayUnreal: ({ date }) => ({
      what: `There is no day ${date} in the calendar.`,
      remedy: 'Correct the day or the month.',
    }),
    yearUnreal: ({ date }) => ({
      what: `The year of ${date} cannot be.`,
      remedy: 'Correct the year.',
    }),
    lastBeforeFirst: ({ first, last }) => ({
      what: `The last day (${last}) comes before the first (${first}).`,
      remedy: 'Swap the two days, or correct the one that is wrong.',
    }),
    tooLong: ({ first, last }) => ({
      what: `${longDate(first)} to ${longDate(last)} is too long.`,
      remedy: 'Correct the year of one of the two days.',
    }),
    hoursEmpty: ({ from }) => ({
      what: `The event begins and ends at the same time (${from}).`,
      remedy: 'Correct the end, or delete it if it is not certain.',
    }),
    hoursTooLong: ({ from, to }) => ({
      what: `${from} to ${to} are too many hours.`,
      remedy: 'Correct one of the times: those of the afternoon go from 12:00 to 23:59.',
    }),
    endsBeforeBegins: ({ from, to }) => ({
      what: `The event ends (${to}) before it begins (${from}).`,
      remedy: 'Correct one of the times, or add last with the last day.',
    }),
    alsoNeeded: ({ key, needed }) => ({
      what: `${q(key)} needs ${q(needed)} as well.`,
      remedy: `Add ${needed}, or delete ${key}.`,
    }),
    hoursTwice: () => ({
      what: 'The hours are given twice: those of each day (from, to) and those of the whole (begins, ends).',
      remedy:
        'Keep one pair: from and to if each day has them, begins and ends if it goes on throughout, as a retreat does.',
    }),
    neverTakesPlace: () => ({
      what: 'Like this the event never takes place: no day is left outside its pauses.',
      remedy: 'Correct the first day, the last, or the pauses.',
    }),
    whenContradicts: ({ text, written }) => ({
      what: `The text ${q(text)} does not seem to say the same as the dates: ${q(written)}.`,
      remedy:
        'Correct one of the two, or delete when, and the site writes it. If it is right, nothing needs to be done.',
    }),
    eurosMissing: () => ({
      what: 'The text says {euros}, but there is no euros with the figure.',
      remedy: 'Add euros: 10, for example, or write the figure in the text.',
    }),
    priceContradicts: ({ text, written }) => ({
      what: `The text ${q(text)} does not seem to say the same as the price beside it: ${q(written)}.`,
      remedy:
        'Correct one of the two, or write {euros} in place of the figure. If it is right, nothing needs to be done.',
    }),
    summaryContradicts: ({ written }) => ({
      what: `The text for search engines does not seem to say the same as the event: ${q(written)}.`,
      remedy: 'Write here what has changed in the event. If it is right, nothing needs to be done.',
    }),
    eventPassed: ({ last }) => ({
      what: `This event is over: its last day was ${longDate(last)}.`,
      remedy: 'Delete the event, or change its dates.',
    }),
    eventHidden: ({ last }) => ({
      what: `This event is over (its last day was ${longDate(last)}) and no longer stands on the site.`,
      remedy: 'There is nothing to do. To repeat it, change the dates.',
    }),
    gapLeft: () => ({
      what: "The sign '…' was left here, which only marks the place of a text.",
      remedy: 'Write the text in its place.',
    }),
    curlyQuotes: () => ({
      what: 'The whole text is in curly or angled quotes, and they would be read on the site.',
      remedy: 'Use straight quotes, which are not read, or delete them. If it is a quotation, nothing has to be done.',
    }),
    lettersBroken: ({ word }) => ({
      what: `Some letters in ${q(word)} are broken: they were lost on the way from another program.`,
      remedy: 'Write the text again.',
    }),
    wordless: ({ text }) => ({
      what: `In place of a text there is ${q(text)}, and that is what would be read on the site.`,
      remedy: 'Write the text or, if the field is not needed, delete it in both languages.',
    }),
    altFileName: ({ text }) => ({
      what: `${q(text)} is the name of the file, and says nothing to those who do not see the picture.`,
      remedy: 'Write what the picture shows, in one short sentence.',
    }),
    markup: ({ sign }) => ({
      what: `The site shows texts as they are written, and ${q(sign)} would be read with all its signs.`,
      remedy: 'Delete the signs and leave only the words.',
    }),
    languagesExchanged: () => ({
      what: 'Portuguese and English seem to be exchanged: each text stands in the place of the other.',
      remedy: 'Exchange the two texts. If it is right as it is, nothing needs to be done.',
    }),
    wrongLanguage: ({ language, other }) => ({
      what: `The text in ${languages[language] ?? language} seems to be in ${languages[other] ?? other}.`,
      remedy: 'Write the translation. If it is right as it is, nothing needs to be done.',
    }),
    textLong: ({ length, longest }) => ({
      what: `The text has ${length} characters, and this place has room for about ${longest}.`,
      remedy: 'Shorten it if you can.',
    }),
    textSame: ({ text }) => ({
      what: `Both languages say exactly the same: ${q(text)}.`,
      remedy: 'Translate one of them. If it is meant so, nothing needs to be done.',
    }),
    lengthsApart: ({ pt: inPt, en: inEn }) => ({
      what: `One language says far more than the other: ${inPt} characters in Portuguese, ${inEn} in English.`,
      remedy: 'See whether a part was not translated.',
    }),
    wordNeeded: ({ key }) => ({
      what: `The word ${q(key)}, which the site uses, is missing.`,
      remedy: 'Add the line to both languages.',
    }),
    wordUnused: ({ key, meant: name, only }) => ({
      what: only
        ? `The site does not use the word ${q(key)}, which only ${languages[only] ?? only} has.`
        : `The site does not use the word ${q(key)}.${meant(name)}`,
      remedy: only
        ? 'Delete the line.'
        : name
          ? 'Correct the name in both languages.'
          : 'Delete the line in both languages.',
    }),
    sampleLeft: ({ subject }) => ({
      what: `This is still a sample${subject && `: ${q(subject)}`}.`,
      remedy: 'Put the real thing in its place and delete the line sample: true.',
    }),
    sampleField: ({ value }) => ({
      what: `${q(value)} is still that of the sample.`,
      remedy: 'Put the real thing in its place. Once nothing here is from the sample, delete the line sample: true.',
    }),
    sampleUnmarked: ({ value }) => ({
      what: `${q(value)} is a sample, though it is not marked as one.`,
      remedy: 'Put the real one in its place.',
    }),
  },
  labels: {
    error: 'Error',
    warning: 'Warning',
    correction: ({ kind, line, count }) =>
      ({
        replace: 'It should read:',
        add: line > 1 ? `Add, below line ${line - 1}:` : 'Add, at the start of the file:',
        remove: count > 1 ? `Delete lines ${line} to ${line + count - 1}.` : `Delete line ${line}.`,
      })[kind],
    relatedLocation: 'See also',
    summary: ({ errors, warnings, files, pages, blocks, events, pictures, words, samples }) => {
      const checked = `${n(pages, 'page')}, ${n(blocks, 'block')}, ${n(events, 'event')}, ${n(pictures, 'picture')} and ${n(words, 'word')}`
      const left =
        samples > 0 ? ` ${n(samples, 'sample')} to be replaced before going live (npm run check -- --release).` : ''
      if (errors > 0)
        return `${n(errors, 'error')} and ${n(warnings, 'warning')} in ${n(files, 'file')}. While there are errors the site stays as it was.`
      if (warnings > 0) return `No errors; ${n(warnings, 'warning')}. Checked: ${checked}.${left}`
      return `All is well. Checked: ${checked}.${left}`
    },
    // The keys are English words.
    field: (key) => languages[key] ?? key,
    item: (listKey) => listKey.replace(/s$/, ''),
  },
}
