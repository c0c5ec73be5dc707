import { defaultLanguage } from '../../model/language.ts'
import type { Catalogue } from './catalogue.ts'

const q = (text: string): string => `'${text}'`
const list = (names: readonly string[]): string => names.map(q).join(', ')
const meant = (name: string | undefined): string => (name === undefined ? '' : ` Did you mean ${q(name)}?`)
const braces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
const lineRange = (first: number, last: number): string =>
  first === last ? `line ${first}` : `lines ${first} to ${last}`
/** A list helps only while it can be read at a glance. */
const choices = (names: readonly string[]): string =>
  names.length > 0 && names.length <= 17 ? ` The choices are: ${list(names)}.` : ''
const languages: Readonly<Record<string, string>> = { pt: 'Portuguese', en: 'English' }
const languageName = (language: string): string => languages[language] ?? language
const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const forms: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  Path: [
    'is not the address of a page',
    'Write / for the home page, or /name-of-page: lower-case letters without accents, digits and hyphens, and no slash at the end.',
  ],
  Anchor: [
    'cannot name a block',
    'Use lower-case letters without accents, digits and hyphens, beginning with a letter: classes, for example.',
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
    'is not the address of a website',
    'Write https:// and the domain, without a slash at the end: https://example.pt, for example.',
  ],
  PictureFile: [
    'is not the name of a file in content/images',
    'Write the name of the file alone, without a folder: portrait.jpg, for example.',
  ],
}

/** What a character means to YAML. */
const signs: Readonly<Record<string, string>> = {
  ':': 'a colon separates a name from its text',
  '#': 'what follows is a comment',
  ',': 'inside { } a comma separates two fields',
}

const kinds: Readonly<Record<string, string>> = {
  languages: 'a text in both languages (one line pt and one line en)',
  string: 'a text',
  array: 'a list, with a hyphen before each item',
  object: 'a group of lines, each with its own name',
  integer: 'a whole number',
  number: 'a number, with a point before the cents (10 or 12.50)',
  boolean: 'true',
}

export const en: Catalogue = {
  messages: {
    fileMissing: ({ name }) => ({
      what: `The file ${q(name)} is missing.`,
      remedy: 'The site cannot be built without it: put it back.',
    }),
    folderMissing: ({ folder }) => ({
      what: `There is no folder ${q(folder)}.`,
      remedy: 'Check the name of the folder.',
    }),
    noPages: () => ({
      what: 'There are no pages in this folder.',
      remedy: 'Each page is a .yaml file with a path.',
    }),
    fileUnread: ({ name, meant: right }) => ({
      what: `The file ${q(name)} is not read: a page is a file whose name ends in .yaml, directly in the folder content.`,
      remedy: right ? `Rename it ${q(right)}.` : 'Move it to the folder content or, if it is not needed, delete it.',
    }),
    notAFile: () => ({
      what: 'This is not an ordinary file (it is a folder or a link).',
      remedy: 'Put the file itself here.',
    }),
    fileTooBig: ({ bytes, largest }) => ({
      what: `The file is ${megabytes(bytes)}: too large for a page, so it was not read.`,
      remedy: `A text file can be ${megabytes(largest)} at most. Pictures go into the folder content/images.`,
    }),
    notUtf8: ({ encoding }) => ({
      what: `The file is not saved as UTF-8${encoding ? ` but as ${encoding}` : ', or only in part'}: accents would come out wrong.`,
      remedy: encoding
        ? `Don't save it yet, or the accents are lost. Click 'UTF-8' at the bottom of the editor, choose 'Reopen with Encoding' and ${q(encoding)}; only then 'Save with Encoding' and 'UTF-8'.`
        : 'Write every broken letter again (this is the first), and save the file.',
    }),
    emptyFile: ({ kind }) => ({
      what: 'The file is empty, or contains only comments.',
      remedy: {
        page: 'Write the page or, if you do not want it, delete the file.',
        events: 'If there are no events, write events: [].',
        site: 'The site cannot be made without it: put back what it had.',
        dictionary: 'The site cannot be made without it: put back what it had.',
      }[kind],
    }),
    otherFile: ({ kind }) => ({
      what: `What is in this file belongs to another: ${{ page: 'it is a page', events: 'these are the events (events.yaml)', site: 'this is the data of the site (site.yaml)', dictionary: 'these are the words of the site (dictionary.yaml)' }[kind]}.`,
      remedy: 'Put back what was here (Ctrl+Z), and save this in its own file.',
    }),
    misplaced: ({ subject, first, last }) => {
      const lines = lineRange(first, last)
      if (subject === 'page')
        return {
          what: `There are two pages in one file: the second is ${lines}.`,
          remedy: `Cut ${lines} and paste them into a new file in the content folder, with a name that ends in .yaml. If it is a copy, delete them.`,
        }
      return {
        event: {
          what: `This is an event (${lines}): it belongs in events.yaml.`,
          remedy: `Cut ${lines} and paste them at the end of events.yaml, with the hyphen aligned with those of the other events.`,
        },
        testimonial: {
          what: `This is a testimonial (${lines}): it belongs to the testimonials of a page.`,
          remedy: `Cut ${lines} and paste them below testimonials: in the page, with the hyphen aligned with those of the others.`,
        },
      }[subject]
    },
    syntax: () => ({
      what: 'From here on the file cannot be read.',
      remedy:
        'Compare this line and the one before with similar ones: a colon and a space after each name, quotation marks at both ends, the same number of spaces at the start of the line.',
    }),
    unseenCharacter: ({ code }) => ({
      what: `There is an invisible character here (U+${code}), perhaps pasted from another program.`,
      remedy: 'Delete the word and type it again, or use the line below.',
    }),
    oddSpace: () => ({
      what: 'This looks like a space but is another character, which is no use here.',
      remedy: 'Delete it and type an ordinary space.',
    }),
    quotesNeeded: ({ sign }) => ({
      what: `The text has ${q(sign)}, which means something else here${signs[sign] ? ` (${signs[sign]})` : ''}.`,
      remedy: 'Put the text in quotes.',
    }),
    quoteOpen: () => ({
      what: 'The quotation marks are wrong: the same mark has to open and close the text, and can be used only at its two ends.',
      remedy: 'Put one quotation mark at the start of the text and one at the end.',
    }),
    bracketOpen: ({ sign }) => ({
      what: `The ${sign === '{' ? 'opening' : 'closing'} ${q(sign)} is missing.`,
      remedy:
        sign === '{'
          ? 'Write { before the first name, and } at the end of the line.'
          : `Write ${q(sign)} at the end of the line.`,
    }),
    spaceMissing: ({ sign }) => ({
      what: `There is no space after ${q(sign)}.`,
      remedy: 'Add the space.',
    }),
    colonMissing: () => ({
      what: 'The colon after the name is missing.',
      remedy: 'Add a colon and a space.',
    }),
    hyphenMissing: () => ({
      what: 'The hyphen that begins a new item of the list is missing, so this item and the one before run together.',
      remedy: 'Replace the last space but one before the name with a hyphen.',
    }),
    indentWrong: () => ({
      what: 'This line is not aligned with the others: the spaces at its start show which group it belongs to.',
      remedy: 'Align it with the lines of its group.',
    }),
    hyphenExtra: () => ({
      what: 'A hyphen begins an item of a list, but there is no list here.',
      remedy: 'Delete the hyphen, and align the name with the others in its group.',
    }),
    hyphenSign: ({ sign }) => ({
      what: `An item of a list begins with a hyphen, not with ${q(sign)}.`,
      remedy: 'Write a hyphen and a space instead.',
    }),
    commaMissing: () => ({
      what: 'Inside { } the fields are separated by commas, and one is missing here.',
      remedy: 'Add the comma and a space.',
    }),
    severalValues: () => ({
      what: 'There are several values here where there should be one.',
      remedy: 'Put them in square brackets, with a comma between them.',
    }),
    decimalComma: () => ({
      what: 'Inside { } a comma separates two fields: the price would lose its cents.',
      remedy: 'Write a full stop before the cents.',
    }),
    groupIndentWrong: ({ first, last, by }) => ({
      what: `Lines ${first} to ${last} are not aligned with the others: the spaces at their start show which group they belong to.`,
      remedy: `Lines ${first} to ${last}: ${by > 0 ? 'add' : 'delete'} ${n(Math.abs(by), 'space')} at the start of each.`,
    }),
    barMissing: () => ({
      what: "The sign '|' is missing: without it a text of several lines loses its paragraphs, or cannot be read.",
      remedy: 'Add a space and | after the colon.',
    }),
    barText: () => ({
      what: "There can be no text after the sign '|' on the same line.",
      remedy: 'Move the text to the line below, aligned with the rest.',
    }),
    textBeside: ({ key, missing }) => ({
      what: `The text after ${q(key)} needs its own name, ${q(missing)}: the group that it belongs to continues below.`,
      remedy: `Move it to a line of its own, below ${key}.`,
    }),
    looseText: ({ first, last, isList }) => {
      const lines = first === last ? `Line ${first}` : `Lines ${first} to ${last}`
      if (isList)
        return {
          what: `${lines} ${first === last ? 'is an item' : 'are a list'} within a text, and the site shows no lists in texts.`,
          remedy:
            'Put | after the name and write each item below it as a paragraph, without its hyphen or bullet and aligned with the rest.',
        }
      return {
        what: `${lines} ${first === last ? 'continues' : 'continue'} the text above, but too far to the left to be read as part of it.`,
        remedy:
          'Indent all of it two spaces further than its name. If it has paragraphs or colons, put | after the name.',
      }
    },
    strayLines: ({ first, last, isMail }) => ({
      what: isMail
        ? `This is quoted mail, with > at the beginning (${lineRange(first, last)}), and it belongs to no field here.`
        : `This belongs to nothing (${lineRange(first, last)}): it is no field, nor does it continue a text.`,
      remedy:
        'If it is text, move it into the field it belongs to. If it is a note of yours, put # at the beginning of the line. If it is not needed, delete it.',
    }),
    tabIndent: () => ({
      what: 'The line begins with a tab, which is no use here.',
      remedy: 'Delete the start of the line and align it with spaces.',
    }),
    manyDocuments: () => ({
      what: 'This line begins a second document in the same file, and what follows would not be shown.',
      remedy: 'Delete the line. Each page has a file of its own.',
    }),
    yamlSign: ({ sign, word }) => ({
      what: `The text begins with ${q(sign)}, which is a special sign here: ${q(word)} would not be shown.`,
      remedy: 'Put the text in quotes.',
    }),
    lostComment: ({ kept, lost }) => ({
      what: `In this file everything after ' #' is a comment: ${kept ? `only ${q(kept)} would stay, ` : ''}${q(lost)} would be lost.`,
      remedy: [
        !kept && /^#{1,6} /.test(lost)
          ? `If it is a heading, delete the sign '#': the site makes it look like one.`
          : 'If it is text, put all of it in quotes.',
        'If it is a comment, move it to a line of its own.',
      ].join(' '),
    }),
    duplicateKey: ({ key, otherLine }) => ({
      what: `${q(key)} appears twice in the same group: on line ${otherLine} and here.`,
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
      what: `The ${languageName(language)} text is missing.${other && ` The other language says: ${q(other)}.`}`,
      remedy: 'Write the translation.',
    }),
    emptyLanguage: ({ language, other }) => ({
      what: `The ${languageName(language)} text is empty.${other && ` The other language says: ${q(other)}.`}`,
      remedy: 'Write the translation or, if the field is not needed, delete it in both languages.',
    }),
    emptyText: () => ({
      what: 'The text is empty.',
      remedy: 'Write the text, or delete the whole field if it is not needed.',
    }),
    emptyValue: ({ allowed, isList, mayBeEmpty }) => ({
      what: 'There is nothing after the colon.',
      remedy: isList
        ? `Write at least one item below, with a hyphen before it.${mayBeEmpty ? ' If there are none, write [].' : ''}`
        : `Write it.${choices(allowed)}`,
    }),
    notOneOf: ({ value, allowed, meant: name }) => ({
      what: `There is no ${q(value)}.${meant(name)}`,
      remedy: `Choose one of these: ${list(allowed)}.`,
    }),
    wrongForm: ({ form, value }) => {
      const [what, remedy] = forms[form] ?? ['is not in the right format', 'See an example on another page.']
      return { what: `${q(value)} ${what}.`, remedy }
    },
    wrongKind: ({ wanted, value }) => ({
      what: `This should be ${kinds[wanted] ?? wanted}${value && `, not ${q(value)}`}.`,
      remedy: 'Compare it with another block of the same type and write it the same way.',
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
        remedy: `Write a number ${bounds || (most === undefined ? `of at least ${least}` : `of at most ${most}`)}.`,
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
      what: `${list(present)} cannot be used together.`,
      remedy: 'Keep only one of them.',
    }),
    tooFew: ({ least }) => ({
      what: `The list needs at least ${least}.`,
      remedy: 'Add what is missing. If it is not needed, delete the block or the page that the list belongs to.',
    }),
    tooMany: ({ most }) => ({
      what: `The list can only have ${most}.`,
      remedy: 'Delete the extra ones.',
    }),
    pathTwice: ({ path, otherFile }) => ({
      what: `The page ${otherFile} already has the address ${q(path)}.`,
      remedy: 'Give one of the pages another path.',
    }),
    pathTaken: ({ path }) => ({
      what: `The address ${q(path)} is reserved.`,
      remedy: 'Choose another path for this page.',
    }),
    formerlyTaken: ({ path, otherFile }) => ({
      what: `The former address ${q(path)} also belongs to the page ${otherFile}: it can lead to one of them only.`,
      remedy: 'Remove it from formerly on one of the pages, or give the page that has it another path.',
    }),
    noHome: () => ({
      what: 'No page has path: /, but the site needs a home page.',
      remedy: 'In the one that should come first (home.yaml) write path: /. If you deleted home.yaml, put it back.',
    }),
    pageUnlinked: ({ path }) => ({
      what: `No link on the site leads to the page ${q(path)}: only people who know the address can find it.`,
      remedy:
        'Add a link to the footer (site.yaml), or a button with page. If this is how you want it, nothing needs to be done.',
    }),
    titleTwice: ({ title, otherFile }) => ({
      what: `The page ${otherFile} already has the title ${q(title)}: in search results they look the same.`,
      remedy: 'Give each page a title of its own.',
    }),
    headingMissing: () => ({
      what: 'The page has no opening (a hero block), which is where its main title goes.',
      remedy: 'Add a hero block at the beginning.',
    }),
    headingTwice: ({ firstBlock }) => ({
      what: `The page already has an opening (hero), block ${firstBlock}, and should have only one main title.`,
      remedy: 'Keep only one of them, or change the type of this block.',
    }),
    anchorTwice: ({ anchor, firstBlock }) => ({
      what: `Block ${firstBlock} of this page already has the anchor ${q(anchor)}.`,
      remedy: 'Give one of the blocks another anchor.',
    }),
    wordMissing: ({ key, language, text }) => ({
      what: `The word ${q(key)} (${q(text)}) is missing in ${languageName(language)}.`,
      remedy: `Add the line ${q(`${key}:`)} to the list ${q(`${language}:`)}.`,
    }),
    unknownAnchor: ({ name, known, meant: other }) => ({
      what: `No block of this page has anchor: ${name}.${meant(other)}`,
      remedy:
        known.length > 0
          ? `Choose one of these: ${list(known)}.`
          : 'Give an anchor to the block that the button should go to.',
    }),
    unknownPhone: ({ name, known, meant: other }) => ({
      what: `site.yaml has no phone named ${q(name)}.${meant(other)}`,
      remedy: `Choose one of these: ${list(known)}.`,
    }),
    phoneLength: ({ digits }) => ({
      what: `A Portuguese number has nine digits after +351, and this one has ${digits}.`,
      remedy: 'Check which digit is missing, or which one is extra.',
    }),
    unknownPage: ({ name, known, meant: other }) => ({
      what: `No page has the address ${q(name)}.${meant(other)}`,
      remedy: `Correct the address.${choices(known)}`,
    }),
    unknownEvent: ({ name, known, meant: other, places }) =>
      places
        ? {
            what: `events.yaml has no events, and these places show one by its name: ${places.join(', ')}.`,
            remedy:
              'Put the events back or, if there are none left, delete the lines only: and the blocks that have event:.',
          }
        : {
            what: `events.yaml has no event called ${q(name)}.${meant(other)}`,
            remedy: `Correct the name.${choices(known)}`,
          },
    eventTwice: ({ name }) => ({
      what: `Another event already has the name ${q(name)}.`,
      remedy: 'Give one of the events another name: pages refer to an event by its name.',
    }),
    eventRepeated: ({ title }) => ({
      what: `The event ${q(title)} is listed twice, in the same place and at the same time.`,
      remedy: 'Delete one of the two.',
    }),
    testimonialRepeated: ({ name }) => ({
      what: `The testimonial by ${q(name)} is on this page twice.`,
      remedy: 'Delete one of the two.',
    }),
    unknownPicture: ({ name, known, meant: other }) => ({
      what: `There is no picture ${q(name)} in content/images.${meant(other)}`,
      remedy: `Put the file there, or correct the name.${choices(known)}`,
    }),
    pictureOutside: ({ name }) => ({
      what: `${q(name)} is a link to somewhere outside content/images, or to a file that no longer exists.`,
      remedy: 'Put the file itself into the folder.',
    }),
    pictureTooBig: ({ name }) => ({
      what: `The picture ${q(name)} is larger than 40 MB.`,
      remedy: 'Make it smaller and save it as a JPG again: a width of 2400 pixels is always enough.',
    }),
    pictureForm: ({ name }) => ({
      what: `${q(name)} is not a photograph that the site can show.`,
      remedy: 'Use a JPG, PNG, WebP or AVIF file. Open it in an image program and save it as a JPG.',
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
      what: `The picture ${q(name)} is ${width} × ${height} pixels, but this place needs at least ${leastWidth} × ${leastHeight}.`,
      remedy: 'Use the original at full size. Enlarging a small picture does not help: it would be blurred.',
    }),
    pictureUnused: ({ name }) => ({
      what: `No page shows the picture ${q(name)}.`,
      remedy: 'Delete the file if it is no longer needed.',
    }),
    dayUnreal: ({ date }) => ({
      what: `${date} is not a day in the calendar.`,
      remedy: 'Correct the day or the month.',
    }),
    yearUnreal: ({ date }) => ({
      what: `The year in ${date} cannot be right.`,
      remedy: 'Correct the year.',
    }),
    lastBeforeFirst: ({ first, last }) => ({
      what: `The last day (${last}) comes before the first (${first}).`,
      remedy: 'Swap the two days, or correct the one that is wrong.',
    }),
    daysExchanged: ({ first, last }) => ({
      what: `From ${longDate(first)} to ${longDate(last)} is many days for one meeting.`,
      remedy:
        'Perhaps day and month are exchanged: write year-month-day. If it is meant to be so, nothing needs to be done.',
    }),
    tooLong: ({ first, last }) => ({
      what: `${longDate(first)} to ${longDate(last)} is too long for one event.`,
      remedy: 'Correct the year of one of the two days.',
    }),
    hoursEmpty: ({ from }) => ({
      what: `The event begins and ends at the same time (${from}).`,
      remedy: 'Correct the end, or delete it if it is not certain.',
    }),
    hoursTooLong: ({ from, to }) => ({
      what: `${from} to ${to} is too long.`,
      remedy: 'Correct one of the times: afternoon and evening run from 12:00 to 23:59.',
    }),
    endsBeforeBegins: ({ from, to }) => ({
      what: `The event ends (${to}) before it begins (${from}).`,
      remedy: 'Correct one of the times, or add the last day (last).',
    }),
    alsoNeeded: ({ key, needed }) => ({
      what: `${q(key)} needs ${q(needed)} as well.`,
      remedy: `Add ${needed}, or delete ${key}.`,
    }),
    hoursTwice: () => ({
      what: 'The times are given twice: for each day (from, to) and for the event as a whole (begins, ends).',
      remedy:
        'Keep one pair: from and to if each day has its own times, begins and ends if it runs without a break, as a retreat does.',
    }),
    neverTakesPlace: () => ({
      what: 'As it stands, the event never takes place: the breaks leave no day free.',
      remedy: 'Correct the first day, the last day, or the breaks.',
    }),
    saidOtherwise: ({ named, written }) => ({
      what: `The text says ${q(named)}, but the event says ${q(written)}.`,
      remedy: 'Correct one of the two. If it is right, nothing needs to be done.',
    }),
    eurosMissing: () => ({
      what: 'The text says {euros}, but there is no euros field with the amount.',
      remedy: 'Add, for example, euros: 10, or write the amount in the text.',
    }),
    eventPassed: ({ last }) => ({
      what: `This event is over: its last day was ${longDate(last)}.`,
      remedy: 'Delete the event, or change its dates.',
    }),
    eventHidden: ({ last }) => ({
      what: `This event is over (its last day was ${longDate(last)}) and is no longer shown on the site.`,
      remedy: 'Nothing needs to be done. To repeat it, change the dates.',
    }),
    placeholderLeft: () => ({
      what: "'…' was left here: it only marks the place of a text.",
      remedy: 'Write the text in its place.',
    }),
    variableUnknown: ({ written, known }) => ({
      what: `${known.length > 0 ? `Only ${braces(known)} is replaced by its value here` : 'The site replaces nothing here'}: ${q(written)} would be read as it stands.`,
      remedy: known.length > 0 ? `Write ${braces(known)}, or delete the braces.` : 'Write the text without braces.',
    }),
    unitTwice: ({ unit }) => ({
      what: `In place of {euros} the site already writes the word euros: ${q(unit)} would be read again.`,
      remedy: `Delete ${q(unit)}.`,
    }),
    curlyQuotes: () => ({
      what: 'The whole text is in curly or angled quotation marks, which would be visible on the site.',
      remedy: 'Use straight ones, which are not shown, or delete them. If it is a quotation, nothing needs to be done.',
    }),
    lettersBroken: ({ word }) => ({
      what: `Some letters in ${q(word)} are garbled: they were lost in copying from another program.`,
      remedy: 'Type the text again.',
    }),
    wordless: ({ text }) => ({
      what: `Instead of a text there is ${q(text)}, and that is what visitors would read.`,
      remedy: 'Write the text or, if the field is not needed, delete it in both languages.',
    }),
    altFileName: ({ text }) => ({
      what: `${q(text)} is the name of the file, which means nothing to people who cannot see the picture.`,
      remedy: 'Describe what the picture shows, in one short sentence.',
    }),
    listInText: () => ({
      what: 'The site shows no lists in texts: these lines would run on in one paragraph.',
      remedy: 'Make each item a paragraph, without its sign and with an empty line before it.',
    }),
    markup: ({ sign }) => ({
      what: `The site shows texts exactly as they are written: ${q(sign)} would be visible, symbols and all.`,
      remedy: 'Delete the symbols and keep only the words.',
    }),
    languagesExchanged: () => ({
      what: "Portuguese and English seem to be swapped: each text is in the other one's place.",
      remedy: 'Swap the two texts. If it is right as it is, nothing needs to be done.',
    }),
    wrongLanguage: ({ language, other }) => ({
      what: `The ${languageName(language)} text seems to be in ${languageName(other)}.`,
      remedy: 'Write the translation. If it is right as it is, nothing needs to be done.',
    }),
    textLong: ({ length, longest }) => ({
      what: `The text has ${length} characters, but this place has room for about ${longest}.`,
      remedy: 'Shorten it if you can.',
    }),
    textSame: ({ text }) => ({
      what: `Both languages say exactly the same thing: ${q(text)}.`,
      remedy: 'Translate one of them. If it is meant to be so, nothing needs to be done.',
    }),
    namesApart: ({ original, language, translation }) => ({
      what: `The same name or number is not alike in both languages: ${q(original)} in ${languageName(defaultLanguage)}, ${q(translation)} in ${languageName(language)}.`,
      remedy: 'Correct one of the two. If it is meant like this, there is nothing to do.',
    }),
    lengthsApart: ({ original, language, translation }) => ({
      what: `One language says much more than the other: ${original} characters in ${languageName(defaultLanguage)}, ${translation} in ${languageName(language)}.`,
      remedy: 'Check whether something has not been translated.',
    }),
    wordNeeded: ({ key }) => ({
      what: `The word ${q(key)}, which the site uses, is missing.`,
      remedy: 'Add the line to both languages.',
    }),
    wordUnused: ({ key, meant: name, only }) => ({
      what: only
        ? `The site does not use the word ${q(key)}, which only ${languageName(only)} has.`
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
      what: `${q(value)} is still from the sample.`,
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
        return `${n(errors, 'error')} and ${n(warnings, 'warning')} in ${n(files, 'file')}. As long as there are errors, the site stays as it was.`
      if (warnings > 0) return `No errors; ${n(warnings, 'warning')}. Checked: ${checked}.${left}`
      return `All is well. Checked: ${checked}.${left}`
    },
    hints: {
      licence: 'Hint: the number of the professional licence, in site.yaml (licences).',
      complaintsBook: 'Hint: a link to the complaints book (livroreclamacoes.pt), in site.yaml (footer, links).',
      privacy: 'Hint: a privacy page. Its model is schema/privacidade.yaml.',
    },
    // The keys are English words.
    field: (key) => languages[key] ?? key,
    item: (listKey) => listKey.replace(/s$/, ''),
  },
}
