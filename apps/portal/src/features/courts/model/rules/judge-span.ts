import { addDays } from '#platform/time/date.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { maxUnits, unitMilliseconds } from './limits.ts'
import type { Unit } from './list-units.server.ts'

export type SpanRefusal =
  /** It does not start and end on half hours, or ends before it starts. */
  | 'SPAN_INVALID'
  | 'TOO_MANY_UNITS'
  | 'SLOT_IN_THE_PAST'
  | 'SLOT_TOO_FAR'
  | 'COURT_CLOSED'
  /** It starts while the court is open and ends after it has closed, or on another day. */
  | 'ACROSS_CLOSING'
  | 'RESERVED_FOR_CLUB'

export type JudgedSpan = {
  readonly startsAt: Date
  readonly endsAt: Date
  /** In order of time, each with its own price. */
  readonly units: readonly { readonly startsAt: Date; readonly priceOre: number }[]
}

/**
 * Checks whether the rules allow to book a span. The database decides who gets it.
 * @param unitsOn the units of the court on a day; called only for days that can be booked
 */
export function judgeSpan(
  { from, to }: { from: Date; to: Date },
  unitsOn: (date: string) => readonly Pick<Unit, 'startsAt' | 'priceOre' | 'blockingReason'>[],
  { now, daysAhead }: { now: Date; daysAhead: number },
): JudgedSpan | { refusal: SpanRefusal } {
  const length = (to.getTime() - from.getTime()) / unitMilliseconds
  const isOnGrid = Number.isInteger(length) && from.getTime() % unitMilliseconds === 0
  if (!isOnGrid || length < 1) return { refusal: 'SPAN_INVALID' }
  if (length > maxUnits) return { refusal: 'TOO_MANY_UNITS' }
  if (from <= now) return { refusal: 'SLOT_IN_THE_PAST' }
  // Dates of years with five digits do not sort as strings.
  if (from > addDaysByWallTime(now, daysAhead + 1)) return { refusal: 'SLOT_TOO_FAR' }
  const date = osloDate(from)
  if (date > addDays(osloDate(now), daysAhead)) return { refusal: 'SLOT_TOO_FAR' }
  const units = unitsOn(date)
  const found = Array.from({ length }, (_, index) => {
    const startsAt = from.getTime() + index * unitMilliseconds
    return units.find((unit) => unit.startsAt.getTime() === startsAt)
  })
  if (!found[0]) return { refusal: 'COURT_CLOSED' }
  const wanted = found.filter((unit) => unit !== undefined)
  if (wanted.length < length) return { refusal: 'ACROSS_CLOSING' }
  if (wanted.some(({ blockingReason }) => blockingReason === 'closed'))
    return { refusal: 'COURT_CLOSED' }
  if (wanted.some(({ blockingReason }) => blockingReason === 'club'))
    return { refusal: 'RESERVED_FOR_CLUB' }
  return {
    startsAt: from,
    endsAt: to,
    units: wanted.map(({ startsAt, priceOre }) => ({ startsAt, priceOre })),
  }
}

export function sumPrices({ units }: Pick<JudgedSpan, 'units'>): number {
  return units.reduce((sum, { priceOre }) => sum + priceOre, 0)
}
