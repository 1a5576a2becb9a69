import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { checkInErrorText } from '../check-in-error-text.ts'
import type { Scanning } from '../scans/send-scans.ts'

type Props = { scanning: Scanning; onRetry: () => unknown }

/** How many scans have not been sent, and why the portal refused others. */
export function ScanningState({ scanning, onRetry }: Props) {
  const { waiting, refused, isSignedOut } = scanning
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <NoticeBox tone="warning">
            <p>
              {m.event_checkin_waiting({ count: waiting.length })}{' '}
              {isSignedOut ? m.event_checkin_log_in() : m.event_checkin_waiting_text()}
            </p>
            <Button variant="secondary" onClick={() => onRetry()}>
              {m.event_checkin_send_now()}
            </Button>
          </NoticeBox>
        )}
      </div>
      <div role="alert">
        {refused.length > 0 && (
          <NoticeBox tone="danger">
            <p>{m.event_checkin_refused({ count: refused.length })}</p>
            <ul>
              {[...new Set(refused.map(({ error }) => checkInErrorText(error)))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </NoticeBox>
        )}
      </div>
    </>
  )
}
