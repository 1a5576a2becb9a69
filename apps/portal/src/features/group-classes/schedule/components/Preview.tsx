import { Button, Tag } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { sentenceCase } from '#platform/format.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatWallTime } from '#platform/time/format.ts'
import { ErrorBox } from '#ui/ErrorBox.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import type { PreviewedClass, SavedChange, SchedulePreview } from '../contract.ts'
import { saveSchedule } from '../queries.ts'
import { scheduleErrorText } from '../refusal-messages.ts'
import type { ScheduleChange } from '../schedule-forms.ts'
import styles from './Schedule.module.css'

/** The effects of a change on classes and bookings, and the save button. */
export function Preview(props: {
  change: ScheduleChange
  preview: SchedulePreview
  onBack: () => void
  /** Called when the previewed effects are no longer current. */
  onOutdated: () => Promise<void>
  onSaved: (saved: SavedChange) => Promise<void>
}) {
  const { change, preview, onBack, onOutdated, onSaved } = props
  const { classes, later, fingerprint } = preview
  const whileLoggedIn = useLoginInPlace()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const save = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => saveSchedule({ change, fingerprint })),
    onSuccess: onSaved,
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'PLAN_CHANGED') await onOutdated()
    },
  })
  const notified = classes.reduce((sum, one) => sum + one.notified, 0)
  const cancelled = classes.filter(({ kind }) => kind === 'cancelled' || kind === 'moved').length
  return (
    <div className={styles.preview}>
      <h3 ref={heading} tabIndex={-1}>
        {m.schedule_preview_heading()}
      </h3>
      {save.error && <ErrorBox error={save.error} message={scheduleErrorText(save.error)} />}
      <p className={styles.notified}>
        {notified > 0 ? m.staff_class_told({ count: notified }) : m.schedule_told_nobody()}
      </p>
      <p>{later > 0 ? m.schedule_later({ count: later }) : m.schedule_later_none()}</p>
      {classes.length === 0 ? (
        <p>{m.schedule_preview_nothing()}</p>
      ) : (
        <>
          <p>{m.schedule_preview_days()}</p>
          <ul className={styles.effects}>
            {classes.map((one) => (
              <li key={`${one.day} ${one.startTime} ${one.kind} ${one.className}`}>
                <PreviewedClassLine one={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {saveText(save.isPending, cancelled)}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {m.schedule_back()}
        </Button>
      </div>
    </div>
  )
}

function saveText(isSaving: boolean, cancelled: number): string {
  if (isSaving) return m.staff_class_saving()
  return cancelled > 0 ? m.schedule_save_cancelling({ count: cancelled }) : m.schedule_save()
}

const kinds = {
  added: { text: m.schedule_effect_added, tone: 'success' },
  cancelled: { text: m.schedule_effect_cancelled, tone: 'danger' },
  moved: { text: m.schedule_effect_moved, tone: 'warning' },
  changed: { text: m.schedule_effect_changed, tone: 'info' },
} as const satisfies Record<PreviewedClass['kind'], { text: () => string; tone: string }>

/** What happens to a class, and to those who have booked it. */
export function PreviewedClassLine({ one }: { one: PreviewedClass }) {
  const { kind, day, startTime, className, booked, queued, notified } = one
  const { newTime, room, capacity, instructor } = one
  const { text, tone } = kinds[kind]
  return (
    <>
      <p className={styles.effectHead}>
        <Tag data-color={tone}>{text()}</Tag>
        <span className={styles.name}>{className}</span>
      </p>
      <p>
        {sentenceCase(formatDay(noonOf(day)))}{' '}
        {m.schedule_at_time({ time: formatWallTime(startTime) })}
      </p>
      {newTime !== null && <p>{m.schedule_effect_new_time({ time: formatWallTime(newTime) })}</p>}
      {room && <p>{m.schedule_effect_room(room)}</p>}
      {capacity && <p>{m.schedule_effect_places(capacity)}</p>}
      {instructor && <p>{m.schedule_effect_instructor(instructor)}</p>}
      {kind !== 'added' && (
        <p className={styles.quiet}>
          {booked + queued > 0
            ? m.schedule_effect_booked({ booked, queued })
            : m.schedule_effect_nobody()}
          {kind === 'changed' && notified > 0 && `. ${m.schedule_effect_told({ count: notified })}`}
        </p>
      )}
    </>
  )
}
