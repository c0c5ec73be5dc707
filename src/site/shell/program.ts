/**
 * What the small script in the page and the program that comes later know of each other. The script alone runs until
 * the program has taken over; both find what they need in the attributes of the root element.
 */

export const rootId = 'root'

/** The `<template>` that holds the page in the language that is not shown. */
export const otherLanguageId = 'other-language'

/** The live region that a change of language is announced in. */
export const announcerId = 'announcer'

/** Dispatched on the document when the program has hydrated the page and answers the toggle from then on. */
export const hydratedEvent = 'hydrated'
