import type { RefusalCode } from '../../protocol.ts'
import type { SendResult } from '../../publish-protocol.ts'
import { messages as editorMessages } from '../messages/messages.ts'
import { LiveStatus } from './live-status.tsx'
import { problemMessage, publishMessages as messages, stateMessage } from './publish-messages.ts'
import { TextWithCode } from './text-with-code.tsx'

/** The result of the last thing that was asked for. */
export type Said =
  | SendResult
  | { readonly outcome: 'sending' | 'taken' | 'lost' }
  | { readonly outcome: 'refused'; readonly refused: RefusalCode }

/** The same, in words. */
export function Outcome({ said }: { readonly said: Said }) {
  switch (said.outcome) {
    case 'sent':
      return (
        <>
          <LiveStatus version={said.version} /> {said.programChanged && messages.programChanged}
        </>
      )
    case 'problem':
      return <TextWithCode text={problemMessage(said.problem)} />
    case 'notReady':
      return <TextWithCode text={stateMessage(said.repository) ?? messages.lookAgain} />
    case 'refused':
      return editorMessages.refusals[said.refused]
    default:
      return messages[said.outcome]
  }
}
