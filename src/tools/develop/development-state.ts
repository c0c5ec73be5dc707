import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'

/** What the development server tells each page that is open in a browser. */
export interface DevelopmentState {
  /** Everything that the check found in the content as it now is. */
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** Why the content could not be shown although the check found nothing wrong with it. */
  readonly failure?: string
  /** Whether the page shows the content as it was before. */
  readonly stale: boolean
}

/** Sent by the server to every page when the state changes, and to one that asks. */
export const stateEvent = 'development-state'

/** Sent by a page that has just been opened, and again when React has come. */
export const askEvent = 'development-state-please'

/** What a page says as it asks. */
export interface Asking {
  /** Which version of the content it shows, where it can already follow a change. */
  readonly shown?: number
}

/** Sent by the server when the pages have changed; a page that is shown follows. */
export const changedEvent = 'content-changed'
