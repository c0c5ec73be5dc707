import { uiLanguage } from '../../app/messages/messages.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

export const githubMessages = { pt, en }[uiLanguage]
