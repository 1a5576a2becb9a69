import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import styles from './Room.module.css'

type Props = {
  /** All applications are in the memory of the page. */
  hasLoaded: boolean
  /** What is seen could not be read again. */
  isStale: boolean
  error: Error | null
  retry: () => unknown
}

/** Whether the meeting can go on here without a network. */
export function DeviceStatus({ hasLoaded, isStale, error, retry }: Props) {
  return (
    <>
      <p role="status" className={styles.quiet}>
        {isStale
          ? m.grant_committee_stale()
          : hasLoaded
            ? m.grant_committee_loaded()
            : error === null && m.grant_committee_loading()}
      </p>
      {error && !hasLoaded && (
        <NoticeBox tone="warning">
          <p>
            {m.grant_committee_not_loaded()} {committeeErrorText(error)}
          </p>
          <Button variant="secondary" onClick={() => retry()}>
            {m.grant_committee_load_again()}
          </Button>
        </NoticeBox>
      )}
    </>
  )
}
