export interface StartFacts {
  readonly folder: string
  readonly port: number
}

/** Why the preview cannot start. Its message for whoever started it is in `failureMessages`, under the same name. */
export class StartError extends Error {
  readonly kind: 'noSite' | 'portTaken' | 'portNotAllowed' | 'noPort'
  readonly facts: StartFacts

  constructor(kind: StartError['kind'], facts: StartFacts) {
    super(`${kind}: ${facts.folder}, port ${facts.port}`)
    this.kind = kind
    this.facts = facts
  }
}
