import { useEffect, useId, useState } from 'react'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'
import { buttonState, classStatuses } from '../../book/button-state.ts'
import { RoundButton, RoundSubmit } from '../../book/components/RoundButton.tsx'
import { useBlockingReason } from '../../book/components/use-blocking-reason.ts'
import { ClassForm } from '../../book/form/ClassForm.tsx'
import { OutcomeNotice } from '../../book/form/OutcomeNotice.tsx'
import type { FormOutcome } from '../../book/form/outcomes.ts'
import { classAnchor } from '../../model/class-address.ts'
import type { GroupExercise, SportsBooking } from '../../model/contract.ts'
import { NoticeButton } from '../../notices/components/NoticeButton.tsx'
import { classStatusText } from '../class-status-text.ts'
import { GroupClassDescription } from './GroupClassDescription.tsx'
import styles from './GroupClassRow.module.css'

type Props = {
  exercise: GroupExercise
  booking: SportsBooking | undefined
  isPending: boolean
  onPress: (exercise: GroupExercise, booking: SportsBooking | undefined) => void
  /** The outcome of a form for this class that was sent without JavaScript. */
  outcome: FormOutcome | undefined
}

/** One class: when, what, where, with whom, how full, and the button that books it. */
export function GroupClassRow({ exercise, booking, isPending, onPress, outcome }: Props) {
  const [isOpen, setOpen] = useState(false)
  useOpenedByAddress(classAnchor(exercise.id), setOpen)
  const descriptionId = useId()
  const findBlockingReason = useBlockingReason()
  const start = new Date(exercise.startTime)
  const minutes = Math.round((Date.parse(exercise.endTime) - start.getTime()) / 60_000)
  const button = {
    state: buttonState(exercise, booking, findBlockingReason(exercise)),
    name: exercise.className,
    time: formatTime(start),
  }
  return (
    <li
      id={classAnchor(exercise.id)}
      className={styles.row}
      data-booked={booking !== undefined || undefined}
      data-cancelled={exercise.isCancelled || undefined}
    >
      <div className={styles.when}>
        <time dateTime={exercise.startTime} className={styles.start}>
          {formatTime(start)}
        </time>
        <span className={styles.minutes}>{m.classes_minutes({ minutes })}</span>
      </div>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={descriptionId}
            onClick={() => setOpen(!isOpen)}
          >
            {exercise.className}
          </button>
        </h3>
        <p>
          <Category {...exercise.exerciseCategory} />
          {exercise.sportsCenter.name} · {m.class_with({ name: exercise.instructor.name })}
        </p>
        <Status exercise={exercise} booking={booking} />
        {outcome && <OutcomeNotice outcome={outcome} exercise={exercise} />}
        {!exercise.isBookable && (
          <p className={styles.notice}>
            <NoticeButton exercise={exercise} booking={booking} />
          </p>
        )}
      </div>
      <RoundButton {...button} isPending={isPending} onPress={() => onPress(exercise, booking)} />
      {button.state.kind === 'book' && (
        <noscript>
          <ClassForm exercise={exercise} action="book">
            <RoundSubmit {...button} />
          </ClassForm>
        </noscript>
      )}
      <div id={descriptionId} className={styles.description} hidden={!isOpen}>
        {isOpen && <GroupClassDescription exercise={exercise} booking={booking} />}
      </div>
    </li>
  )
}

/** The category where it has a colour, which never stands alone. */
function Category({ name, colour }: GroupExercise['exerciseCategory']) {
  if (colour === null) return null
  return (
    <>
      <span className={styles.category} data-color={colour}>
        {name}
      </span>
      {' · '}
    </>
  )
}

/** Opens the row of the class that the address names. */
function useOpenedByAddress(anchor: string, setOpen: (isOpen: true) => void): void {
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) setOpen(true)
  }, [anchor, setOpen])
}

function Status({ exercise, booking }: Pick<Props, 'exercise' | 'booking'>) {
  const statuses = classStatuses(exercise, booking, new Date())
  if (statuses.length === 0) return null
  return (
    <p className={styles.status}>
      {statuses.map((status) => (
        <span key={status.kind} data-kind={status.kind}>
          {classStatusText(status)}
        </span>
      ))}
    </p>
  )
}
