import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { UsedKeptDoor } from '../kept/use-kept-door.ts'
import styles from './Door.module.css'

/** Whether the page opens on this phone without a network, and until when. */
export function KeepPart({ kept, isStale }: { kept: UsedKeptDoor; isStale: boolean }) {
  const { state, until, keep, forget } = kept
  const [isOpen, setOpen] = useState(false)
  const canKeep = (state === 'none' || state === 'failed') && !isStale
  const untilText = formatDayAndTime(until)
  return (
    <section className={styles.part} aria-labelledby="course-keep">
      <h3 id="course-keep">{m.course_checkin_keep_heading()}</h3>
      <div role="status">
        {state === 'kept' && <p>{m.course_checkin_kept({ until: untilText })}</p>}
        {state === 'keeping' && <p>{m.course_checkin_keeping()}</p>}
        {state === 'failed' && (
          <NoticeBox tone="warning">
            <p>{m.course_checkin_keep_failed()}</p>
          </NoticeBox>
        )}
      </div>
      {state === 'impossible' && <p>{m.course_checkin_keep_impossible()}</p>}
      {canKeep && (
        <>
          <p>{m.course_checkin_keep_text({ until: untilText })}</p>
          <p>
            <Button variant="secondary" onClick={() => void keep()}>
              {m.course_checkin_keep()}
            </Button>
          </p>
        </>
      )}
      {state === 'kept' && (
        <p>
          <Button variant="tertiary" data-size="sm" onClick={() => setOpen(true)}>
            {m.course_checkin_forget()}
          </Button>
        </p>
      )}
      {isOpen && (
        <ConfirmDialog
          heading={m.course_checkin_forget_heading()}
          yes={m.course_checkin_forget()}
          onConfirm={() => {
            setOpen(false)
            void forget()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{m.course_checkin_forget_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
