/** The names that the inline script and the client bundle share. The inline script runs until React has hydrated. */

export const rootId = 'root'

/** The `<template>` that holds the page in the language that is not shown. */
export const otherLanguageId = 'other-language'

/** The live region that a change of language is announced in. */
export const announcerId = 'announcer'

/** Dispatched on the document when React has hydrated the page: it handles the toggle from then on. */
export const hydratedEvent = 'hydrated'
