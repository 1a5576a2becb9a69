import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import type { GroupExercise } from '../../model/contract.ts'
import { isUnbookingRefusal } from '../../model/refusals.ts'
import {
  bookedMessage,
  bookingRefusalMessage,
  unbookedMessage,
  unbookingRefusalMessage,
} from '../refusal-messages.ts'
import { ClassForm } from './ClassForm.tsx'
import { type FormOutcome, positionOf } from './outcomes.ts'

/**
 * The outcome of a form that was sent without JavaScript. With JavaScript it is hidden, since the address
 * may have been shared with somebody who has booked nothing.
 */
export function OutcomeNotice({
  outcome,
  exercise,
}: {
  outcome: FormOutcome
  exercise: GroupExercise
}) {
  const start = new Date(exercise.startTime)
  const isBooked = outcome === 'booked' || positionOf(outcome) > 0
  const isDone = isBooked || outcome === 'unbooked' || outcome === 'left'
  const hasBooking = isBooked || outcome === 'GROUP_CLASS_RESERVATION_ALREADY_BOOKED'
  const about = { name: exercise.className, time: formatTime(start) }
  return (
    <noscript>
      <div className="ds-alert" data-color={isDone ? 'success' : 'danger'}>
        <p>
          {isDone
            ? `${outcomeText(outcome)} ${exercise.className}, ${exercise.sportsCenter.name}`
            : outcomeText(outcome)}
        </p>
        {hasBooking && exercise.isCancellable && (
          <>
            <p>
              {m.my_sports_unbook_until({
                time: formatDayAndTime(new Date(exercise.unbookingClosesAt)),
              })}
            </p>
            <ClassForm exercise={exercise} action="unbook">
              <button type="submit" className="ds-button" data-variant="secondary">
                {m.class_button_unbook(about)}
              </button>
            </ClassForm>
          </>
        )}
      </div>
    </noscript>
  )
}

function outcomeText(outcome: FormOutcome): string {
  const locale = getLocale()
  if (outcome === 'booked' || positionOf(outcome) > 0)
    return bookedMessage(positionOf(outcome), locale)
  if (outcome === 'unbooked' || outcome === 'left')
    return unbookedMessage({ isQueued: outcome === 'left' }, locale)
  return isUnbookingRefusal(outcome)
    ? unbookingRefusalMessage(outcome, locale)
    : bookingRefusalMessage(outcome, locale)
}
