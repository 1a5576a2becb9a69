import type { ReactNode } from 'react'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDay, formatWallTime } from '#platform/time/format.ts'
import type { PartOfDay } from '#platform/time/part-of-day.ts'
import { groupByPart } from '../group-by-part.ts'
import type { ShownTimeslots, StartHour } from '../show-timeslots.ts'
import type { Choose } from '../use-choice.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import styles from './Courts.module.css'

const partTexts = {
  morning: m.courts_morning,
  afternoon: m.courts_afternoon,
  evening: m.courts_evening,
} as const satisfies Record<PartOfDay, () => string>

type Props = {
  shown: ShownTimeslots
  choose: Choose
  /** The courts at the chosen hour; they come under the part of the day that has it. */
  courts: ReactNode
}

/** The start hours of the chosen day; one can be chosen when a court is free for the duration. */
export function StartHours({ shown, choose, courts }: Props) {
  const day = shown.days.find(({ date }) => date === shown.date)
  if (!day) return null
  return (
    <section aria-labelledby="courts-hours" className={styles.hours}>
      <h2 id="courts-hours">{m.courts_hours_of({ day: formatDay(noonOf(day.date)) })}</h2>
      {groupByPart(day.hours).map(({ part, hours }) => (
        <div key={part} className={styles.part}>
          <ChoiceChips
            name="hour"
            legend={partTexts[part]()}
            value={shown.hour}
            options={hours.map(hourOption)}
            onChoose={(hour) => choose({ hour, court: undefined })}
          />
          {hours.some(({ hour }) => hour === shown.hour) && courts}
        </div>
      ))}
    </section>
  )
}

function hourOption({ hour, isOpen, isTooLate }: StartHour) {
  if (isOpen) return { value: hour, text: formatWallTime(hour) }
  return {
    value: hour,
    isDisabled: true,
    isStruck: !isTooLate,
    text: (
      <span>
        {formatWallTime(hour)}
        <span className={isTooLate ? styles.hourNote : 'ds-sr-only'}>
          {' '}
          {isTooLate ? m.courts_hour_too_late() : m.courts_hour_taken()}
        </span>
      </span>
    ),
  }
}
