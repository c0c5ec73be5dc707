/** The languages that the check, the editor and the commands speak. The site may be written in others. */
export const toolLanguages = ['pt', 'en'] as const

export type ToolLanguage = (typeof toolLanguages)[number]

export const defaultToolLanguage: ToolLanguage = 'pt'

/** The language with a name, if the tools speak it. */
export const toolLanguage = (name: unknown): ToolLanguage | undefined => toolLanguages.find((each) => each === name)
