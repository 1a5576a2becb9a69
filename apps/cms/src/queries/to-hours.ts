import type { DayHours, SpecialHours, WrittenHours } from '@trivsel/content-contract/opening-hours'
import { osloDate } from '../oslo-time.ts'

type Stored = { opens?: string | null; closes?: string | null }

/** Null while one of the two times is missing: closed. */
export function toDayHours(hours: Stored | null | undefined): DayHours | null {
  return hours?.opens && hours.closes ? { opens: hours.opens, closes: hours.closes } : null
}

type StoredPeriod = {
  title?: string | null
  from?: string | null
  to?: string | null
  hours?: Stored | null
}

export function toSpecialHours(periods: StoredPeriod[] | null | undefined): SpecialHours[] {
  return (periods ?? []).flatMap(({ title, from, to, hours }) =>
    from && to
      ? [{ title: title || null, from: osloDate(from), to: osloDate(to), hours: toDayHours(hours) }]
      : [],
  )
}

type StoredWritten = { daysText?: string | null; timeText?: string | null }

/** Without the entries that are not written in this language. */
export function toWrittenHours(entries: StoredWritten[] | null | undefined): WrittenHours[] {
  return (entries ?? []).flatMap(({ daysText, timeText }) =>
    daysText && timeText ? [{ daysText, timeText }] : [],
  )
}
