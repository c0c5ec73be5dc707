import { type Language, defaultToolLanguage, type ToolLanguage, toolLanguage } from '../../../content/model/language.ts'
import type { PublishProblem } from '../../publish/repository.ts'
import { type Messages, pt } from './pt.ts'
import { en } from './en.ts'

/** Whether the content is on GitHub, and this browser does what the local editor's server does. */
export const isOnGitHub = globalThis.document?.documentElement.dataset['behind'] === 'github'

interface OnGitHub extends Pick<Messages, 'stopped' | 'lost'> {
  readonly refusals: Partial<Messages['refusals']>
  readonly problems: { readonly [P in PublishProblem['problem']]?: (problem: PublishProblem) => string }
}

const said = (problem: PublishProblem): string => ('said' in problem ? problem.said : '')

/** What the editor says otherwise there, where no command runs in a window and no git is installed. */
export const onGitHub: Readonly<Record<Language, OnGitHub>> = {
  pt: {
    stopped: 'A edição parou aqui. Carregue a página de novo. O que estava guardado não se perdeu.',
    lost: 'Este navegador deixou de guardar. Não feche a página: copie o que acabou de escrever, e carregue-a de novo.',
    refusals: {
      diskFull:
        'Este navegador não tem mais espaço. O que escreveu continua aqui: publique, ou liberte espaço, e volta a ser guardado.',
      diskFailed: 'O navegador não conseguiu guardar. O que escreveu continua aqui, e tenta-se outra vez.',
      pictureHeic:
        'Este navegador não lê fotografias HEIC: abra a edição no telefone de onde ela vem, ou exporte-a como JPG.',
    },
    problems: {
      notSignedIn: () => 'A chave já não serve. O que escreveu está guardado: entre outra vez, e publique.',
      notAllowed: () =>
        'Esta chave não pode publicar. Confirme no GitHub que tem «Contents: Read and write» neste repositório, ou entre com outra.',
      remoteMissing: () =>
        'Esta chave não vê o repositório do site. Confirme no GitHub que ele está na lista da chave.',
      noNetwork: () =>
        'Não há ligação à internet, ou o GitHub não responde. Pode continuar a escrever: fica guardado aqui, e publica-se depois.',
      failed: (problem) => `O GitHub não conseguiu, e diz: ${said(problem)}`,
    },
  },
  en: {
    stopped: 'The editor stopped here. Load the page again. What was saved is not lost.',
    lost: 'This browser has stopped saving. Do not close the page: copy what you wrote last, and load it again.',
    refusals: {
      diskFull:
        'This browser has no more space. What you wrote is still here: publish, or free some space, and it is saved again.',
      diskFailed: 'The browser could not save. What you wrote is still here, and it will be tried again.',
      pictureHeic:
        'This browser does not read HEIC photographs: open the editor on the phone that it comes from, or export it as JPG.',
    },
    problems: {
      notSignedIn: () => 'The key no longer works. What you wrote is saved: sign in again, and publish.',
      notAllowed: () =>
        'This key may not publish. Check on GitHub that it has “Contents: Read and write” for this repository, or use another.',
      remoteMissing: () =>
        'This key does not see the repository of the site. Check on GitHub that it is in the list of the key.',
      noNetwork: () =>
        'There is no connection to the internet, or GitHub does not answer. Go on writing: it is saved here, and published later.',
      failed: (problem) => `GitHub could not do it, and says: ${said(problem)}`,
    },
  },
}

const asked = new URLSearchParams(globalThis.location?.search).get('lang')

/** The language of the editor: Portuguese, unless its address asks for another. */
export const uiLanguage: ToolLanguage = toolLanguage(asked) ?? defaultToolLanguage

const general = { pt, en }[uiLanguage]
const { stopped, lost, refusals } = onGitHub[uiLanguage]

export const messages: Messages = isOnGitHub
  ? { ...general, stopped, lost, refusals: { ...general.refusals, ...refusals } }
  : general
