import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatFileSize } from '#platform/format.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import type { KeptMeeting } from '../kept/kept-meeting.ts'
import type { UsedKept } from '../kept/use-kept.ts'
import styles from './Room.module.css'

type Props = {
  kept: UsedKept
  /** All applications are in the memory of the page. */
  hasLoaded: boolean
  /** What is seen could not be read again. */
  isStale: boolean
  error: Error | null
  retry: () => unknown
}

/** Whether the meeting can go on here without a network, and for how long. */
export function DeviceStatus({ kept, hasLoaded, isStale, error, retry }: Props) {
  const { state } = kept
  const isKept = state.is === 'kept'
  return (
    <>
      <div role="status" className={styles.quiet}>
        {isStale && <p>{isKept ? m.grant_committee_stale_kept() : m.grant_committee_stale()}</p>}
        {isKept ? (
          <p>{feeText(state.meeting)}</p>
        ) : (
          !isStale && <p>{loadedText(hasLoaded, error)}</p>
        )}
      </div>
      {state.is === 'kept' && <Kept meeting={state.meeting} onForget={kept.forget} />}
      {(state.is === 'none' || state.is === 'failed') && hasLoaded && !isStale && (
        <Offer failure={state.is === 'failed' ? state.error : null} onKeep={kept.keep} />
      )}
      {state.is === 'keeping' && (
        <div className={styles.part}>
          <p>{progressText(state.progress)}</p>
          <progress
            className={styles.progress}
            value={state.progress?.bytes}
            max={state.progress?.of || 1}
            aria-label={m.grant_committee_keep()}
          />
          <p className={styles.buttons}>
            <Button variant="secondary" onClick={() => void kept.forget()}>
              {m.grant_committee_keep_stop()}
            </Button>
          </p>
        </div>
      )}
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

const loadedText = (hasLoaded: boolean, error: Error | null) =>
  hasLoaded ? m.grant_committee_loaded() : error === null && m.grant_committee_loading()

/** The last minute in which it is there, as people say it. */
const feeText = ({ applications, files, bytes, until }: KeptMeeting): string =>
  m.grant_committee_kept({
    applications,
    files,
    size: formatFileSize(bytes),
    until: formatDayAndTime(new Date(until - 60_000)),
  })

const progressText = (progress: { bytes: number; of: number } | null): string =>
  progress === null
    ? m.grant_committee_keeping()
    : m.grant_committee_keeping_files({
        done: formatFileSize(progress.bytes),
        all: formatFileSize(progress.of),
      })

function Offer({ failure, onKeep }: { failure: unknown; onKeep: () => unknown }) {
  return (
    <div className={styles.part}>
      {failure !== null && (
        <NoticeBox tone="warning">
          <p>{m.grant_committee_keep_failed()}</p>
        </NoticeBox>
      )}
      <p>{m.grant_committee_keep_text()}</p>
      <p className={styles.buttons}>
        <Button variant="secondary" onClick={() => onKeep()}>
          {m.grant_committee_keep()}
        </Button>
      </p>
    </div>
  )
}

function Kept({ meeting, onForget }: { meeting: KeptMeeting; onForget: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const missing = meeting.allFiles - meeting.files
  return (
    <div className={styles.part}>
      {missing > 0 && <p>{m.grant_committee_kept_without({ count: missing })}</p>}
      <p className={styles.buttons}>
        <Button variant="tertiary" data-size="sm" onClick={() => setOpen(true)}>
          {m.grant_committee_forget()}
        </Button>
      </p>
      {isOpen && (
        <ConfirmDialog
          heading={m.grant_committee_forget_heading()}
          yes={m.grant_committee_forget()}
          onConfirm={() => {
            setOpen(false)
            void onForget()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{m.grant_committee_forget_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
