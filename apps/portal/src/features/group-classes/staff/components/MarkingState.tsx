import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { Marking } from '../attendance/send-marks.ts'
import { classStaffErrorText } from '../refusal-messages.ts'

type Props = { marking: Marking; onRetry: () => unknown }

/** How many marks have not been sent, and why the portal refused others. */
export function MarkingState({ marking, onRetry }: Props) {
  const { waiting, refused, isSignedOut } = marking
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <NoticeBox tone="warning">
            <p>
              {m.attendance_waiting_count({ count: waiting.length })}{' '}
              {isSignedOut ? m.attendance_log_in() : m.attendance_waiting_text()}
            </p>
            <Button variant="secondary" onClick={() => onRetry()}>
              {m.attendance_send_now()}
            </Button>
          </NoticeBox>
        )}
      </div>
      <div role="alert">
        {refused.length > 0 && (
          <NoticeBox tone="danger">
            <p>{m.attendance_refused_count({ count: refused.length })}</p>
            <ul>
              {[...new Set(refused.map(({ error }) => classStaffErrorText(error)))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </NoticeBox>
        )}
      </div>
    </>
  )
}
