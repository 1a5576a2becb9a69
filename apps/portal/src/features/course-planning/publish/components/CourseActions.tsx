import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { storeMessage } from '#ui/snackbar/use-stored-message.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import type { OpenCourse } from '../../plan/contract.ts'
import { removeCourse } from '../../plan/queries.ts'
import { publishCourse, withdrawCourse } from '../queries.ts'
import { CallOffDialog } from './CallOffDialog.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import styles from './CourseActions.module.css'

type Asked = 'publish' | 'remove' | 'call-off' | 'copy'

/** What can be done with a course as it is now. */
export function CourseActions({ open }: { open: OpenCourse }) {
  const { id, version, state, booked, isOver, callOffWaits } = open
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const navigate = useNavigate()
  const action = { changes: staffKey, errorText: planningErrorText }
  const publishing = usePress({
    ...action,
    call: () => publishCourse(id, { version }),
    done: () => m.course_planning_published_done(),
    onDone: close,
  })
  const withdrawing = usePress({
    ...action,
    call: () => withdrawCourse(id, { version }),
    done: () => m.course_planning_withdrawn_done(),
  })
  const removing = usePress({
    ...action,
    call: () => removeCourse(id, { version }),
    done: null,
    onDone: () => {
      storeMessage(m.course_planning_removed_done())
      void navigate({ to: '/staff/courses' })
    },
  })
  const isEmpty = booked.people + booked.waiting === 0
  const isComing = state === 'published' && !isOver
  return (
    <>
      <p className={styles.buttons}>
        {state === 'draft' && (
          <Button onClick={() => setAsked('publish')}>{m.course_planning_publish()}</Button>
        )}
        <Button variant="secondary" onClick={() => setAsked('copy')}>
          {m.course_planning_copy()}
        </Button>
        {isComing && isEmpty && (
          <Button
            variant="secondary"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            {m.course_planning_withdraw()}
          </Button>
        )}
        {isComing && !callOffWaits && (
          <Button variant="secondary" data-color="danger" onClick={() => setAsked('call-off')}>
            {m.course_planning_call_off()}
          </Button>
        )}
        {state === 'draft' && (
          <Button variant="tertiary" data-color="danger" onClick={() => setAsked('remove')}>
            {m.course_planning_remove()}
          </Button>
        )}
      </p>
      {asked === 'publish' && (
        <ConfirmDialog
          heading={m.course_planning_publish_heading()}
          yes={m.course_planning_publish()}
          isBusy={publishing.isPending}
          onConfirm={() => publishing.mutate()}
          onClose={close}
        >
          <p>{m.course_planning_publish_text()}</p>
        </ConfirmDialog>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          heading={m.course_planning_remove_heading()}
          yes={m.course_planning_remove()}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={close}
        >
          <p>{m.course_planning_remove_text()}</p>
        </ConfirmDialog>
      )}
      {asked === 'copy' && <CopyDialog open={open} onClose={close} />}
      {asked === 'call-off' && <CallOffDialog open={open} onClose={close} />}
    </>
  )
}
