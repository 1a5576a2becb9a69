import type { DayHours, SpecialHours, WrittenHours } from '@trivsel/content-contract/opening-hours'
import { osloDate } from '../oslo-time.ts'
import type { Gym, HealthCenter } from '../payload-types.ts'

type Stored = { opens?: string | null; closes?: string | null }

/** Null while one of the two times is missing: closed. */
export function toDayHours(hours: Stored | null | undefined): DayHours | null {
  return hours?.opens && hours.closes ? { opens: hours.opens, closes: hours.closes } : null
}

export function toSpecialHours(periods: Gym['specialHours']): SpecialHours[] {
  return (periods ?? []).flatMap(({ title, from, to, hours }) =>
    from && to
      ? [{ title: title || null, from: osloDate(from), to: osloDate(to), hours: toDayHours(hours) }]
      : [],
  )
}

type StoredWritten = NonNullable<HealthCenter['phoneHours']>['hours']

/** Without the entries that are not written in this language. */
export function toWrittenHours(entries: StoredWritten): WrittenHours[] {
  return (entries ?? []).flatMap(({ daysText, timeText }) =>
    daysText && timeText ? [{ daysText, timeText }] : [],
  )
}
