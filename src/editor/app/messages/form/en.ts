import type { FormCatalogue, Naming } from './form-catalogue.ts'
import type { pt } from './pt.ts'

const q = (text: string): string => `“${text}”`
const fields = (keys: readonly string[], { field }: Naming): string => keys.map((key) => q(field(key))).join(', ')
const languages: Readonly<Record<string, string>> = { pt: 'Portuguese', en: 'English' }
const other = (text: string): string => (text ? ` The other language says: ${q(text)}.` : '')

const forms: Readonly<Record<string, string>> = {
  Path: 'This cannot be an address. Write /name-of-the-page: lower-case letters without accents, digits and hyphens.',
  Anchor: 'This cannot be a name. Use lower-case letters without accents, digits and hyphens, beginning with a letter.',
  PhoneNumber:
    'This is not a number that can be dialled. Begin with the country code, then only digits and spaces: +351 912 345 678, for example.',
  Time: 'This is not a time of day. Write the hours and the minutes: 20:00, for example.',
  DateText: 'This is not a day in the calendar. Choose the day.',
  WebAddress: 'This is not an address that can be opened. Write all of it, without spaces.',
  SiteAddress:
    'This is not the address of a site. Write it as it is opened, without a slash at the end: https://example.pt, for example.',
  PictureFile: 'There is no picture here. Choose one.',
}

/** The form's wording of each diagnostic, in English. */
export const en: Required<Pick<FormCatalogue, keyof typeof pt>> = {
  inFile:
    'This was written outside the editor, and the site cannot read it as it is. Press to see the text and correct it.',
  fileMissing: ({ name }, { file }) =>
    `A part of the site is missing: ${q(file(name))}. Under “Publish” you can bring it back from an earlier version.`,
  unseenCharacter: () =>
    'There is an invisible character here, perhaps pasted from another program. Delete the word and type it again.',
  missingKey: ({ key }, { field }) => `${q(field(key))} is missing.`,
  incomplete: ({ keys, choice }, naming) =>
    `Nearly everything is missing here: ${fields([...keys, ...choice.slice(0, 1)], naming)}. Write it or, if it is no longer needed, remove what is left.`,
  missingLanguage: ({ language, other: text }, { isOptional }) =>
    `The ${languages[language] ?? language} text is missing.${other(text)}${
      isOptional ? ' If it is not needed, delete it in both languages and remove the field.' : ''
    }`,
  emptyText: (_, { isOptional }) =>
    isOptional ? 'Nothing is written here. If it is not needed, remove the field.' : 'This has to be written.',
  emptyValue: ({ allowed, isList }) =>
    isList
      ? 'The list is empty. Add at least one.'
      : allowed.length > 0
        ? 'This has to be chosen.'
        : 'This has to be written.',
  notOneOf: () => 'This is not one of the possibilities. Choose one from the list.',
  wrongForm: ({ form }) => forms[form] ?? 'This is not in the right format.',
  wrongKind: ({ wanted, value }) =>
    wanted === 'number' || wanted === 'integer'
      ? `${q(value)} is not a number. Write digits only.`
      : 'This is not what should be here. Remove it and add it again.',
  badName: ({ name }) =>
    `${q(name)} cannot be a name. Use letters without accents, digits and hyphens, beginning with a lower-case letter.`,
  numberOutside: ({ least, most }) =>
    least !== undefined && most !== undefined
      ? `Write a number between ${least} and ${most}.`
      : most === undefined
        ? `Write a number of at least ${least}.`
        : `Write a number of at most ${most}.`,
  itemTwice: ({ value }, naming) =>
    `${value ? q(naming.value(value)) : 'This'} is in the list twice. Remove one of them.`,
  noChoice: ({ keys }, naming) => `One of these has to be chosen: ${fields(keys, naming)}.`,
  tooManyChoices: ({ present }, naming) => `${fields(present, naming)} cannot be used together. Keep only one of them.`,
  tooFew: ({ least }) => `The list needs at least ${least}. Add what is missing.`,
  pathTwice: ({ otherFile }, { page }) =>
    `The page ${q(page(otherFile))} already has this address. Under “Pages”, change the address of one of them.`,
  pathTaken: () => 'This address is reserved. Under “Pages”, choose another.',
  formerlyTaken: ({ otherFile }, { page }) =>
    `A former address of this page also belongs to the page ${q(page(otherFile))}: it can lead to one of them only. Remove it from one.`,
  noHome: () => 'No page is the home page, and the site needs one. Under “Publish” you can bring it back.',
  pageUnlinked: () =>
    'No link on the site leads to this page: only people who know its address can find it. Add one to the footer, or a button. If this is how you want it, nothing needs to be done.',
  headingMissing: () =>
    'The page has no opening, which is where its main title goes. Add a block “Hero” at the beginning.',
  headingTwice: ({ firstBlock }, { block }) =>
    `The page already has an opening, ${q(block(firstBlock))}, and should have only one main title. Keep only one of them.`,
  anchorTwice: ({ firstBlock }, { block }) =>
    `The block ${q(block(firstBlock))} already has this name. Give one of them another.`,
  unknownAnchor: () => 'The part of this page that this leads to no longer exists. Choose another.',
  unknownPhone: () => 'The telephone that was here no longer exists. Choose another.',
  unknownPage: () => 'The page that this leads to no longer exists. Choose another.',
  unknownEvent: () => 'The event that was here no longer exists. Choose another.',
  eventTwice: () => 'Two events have the same name inside. Remove one of them and make it again.',
  unknownPicture: () => 'The picture that was here no longer exists. Choose another.',
  pictureOutside: () => 'The picture that was here is not in the site. Choose it again.',
  pictureTooBig: () => 'This picture is larger than 40 MB. Save a smaller one as a JPG, and choose it again.',
  pictureForm: () => 'This is not a photograph that the site can show. Choose a JPG, PNG, WebP or AVIF.',
  pictureHeic: () => 'Browsers do not show this photograph from an iPhone (HEIC). Export it as a JPG.',
  pictureBroken: () => 'This picture is damaged or incomplete. Choose the original again.',
  pictureSmall: ({ width, height, leastWidth, leastHeight }) =>
    `This picture is ${width} × ${height} pixels, but this place needs at least ${leastWidth} × ${leastHeight}. Use the original at full size.`,
  pictureUnused: () => 'No page shows this picture. It may stay: it does not weigh on the site.',
  dayUnreal: ({ date }, { day }) =>
    `${q(day(date))} cannot be the day of an event. Correct the day, the month or the year.`,
  lastBeforeFirst: ({ first, last }, { day }) =>
    `The last day (${day(last)}) comes before the first (${day(first)}). Swap them, or correct the one that is wrong.`,
  daysExchanged: ({ first, last }, { day }) =>
    `From ${day(first)} to ${day(last)} is many days for one meeting. Perhaps day and month are exchanged. If it is meant to be so, nothing needs to be done.`,
  alsoNeeded: ({ key, needed }, { field }) =>
    `${q(field(key))} needs ${q(field(needed))} as well. Add it, or remove ${q(field(key))}.`,
  hoursTwice: (_, naming) =>
    `The times are given twice. Keep ${fields(['from', 'to'], naming)} if each day has its own times, or ${fields(['begins', 'ends'], naming)} if it runs without a break, as a retreat does.`,
  eurosMissing: (_, { field }) => `The text says the price, but ${q(field('euros'))} is missing. Add it.`,
  variableUnknown: () => 'The braces would be visible on the site. Delete them, and write the text that is to be read.',
  unitTwice: ({ unit }) => `The price is already shown with its unit: delete ${q(unit)}.`,
  listInText: () =>
    'The site shows no lists in texts: the items would run on. Make each a paragraph, without its sign.',
  curlyQuotes: () =>
    'The quotation marks around the text would be visible on the site. Delete them. If it is a quotation, leave them.',
  wordless: ({ text }, { isOptional }) =>
    `Instead of a text there is ${q(text)}, and that is what visitors would read. Write the text${isOptional ? ' or, if it is not needed, remove the field' : ''}.`,
  altFileName: () =>
    'This is the name of the photograph, which means nothing to people who cannot see it. Describe what it shows, in one short sentence.',
  sampleLeft: () => 'This is still a sample. Put the real thing in its place and untick “Sample”.',
  sampleField: () => 'This is still from the sample. Put the real thing in its place.',
}
