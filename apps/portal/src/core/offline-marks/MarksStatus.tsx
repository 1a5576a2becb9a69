import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { Marking } from './send-marks.ts'

type Props = {
  marking: Marking<unknown>
  /** The text of a refusal. */
  errorText: (error: unknown) => string
  onRetry: () => unknown
}

/** How many marks have not been sent, and why the portal refused others. */
export function MarksStatus({ marking, errorText, onRetry }: Props) {
  const { waiting, refused } = marking
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <NoticeBox tone="warning">
            <p>{waitingText(marking)}</p>
            <Button variant="secondary" onClick={() => onRetry()}>
              {m.offline_marks_send_now()}
            </Button>
          </NoticeBox>
        )}
      </div>
      <div role="alert">
        {refused.length > 0 && (
          <NoticeBox tone="danger">
            <p>{m.offline_marks_refused({ count: refused.length })}</p>
            <ul>
              {[...new Set(refused.map(({ error }) => errorText(error)))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </NoticeBox>
        )}
      </div>
    </>
  )
}

function waitingText({ waiting, isSignedOut, hasUnsaved }: Marking<unknown>): string {
  const texts = [m.offline_marks_waiting({ count: waiting.length })]
  if (isSignedOut) texts.push(m.offline_marks_log_in())
  else if (!hasUnsaved) texts.push(m.offline_marks_saved())
  if (hasUnsaved) texts.push(m.offline_marks_unsaved())
  return texts.join(' ')
}
