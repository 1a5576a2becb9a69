import { addDays } from '#platform/time/date.ts'
import { osloDateTime, wallTimeOf } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { appliesOn, type Court, type CourtSetup, covers, findLatest } from './court-setup.ts'
import { unitMilliseconds } from './limits.ts'

/** Why nobody can book a unit of an open court. */
export type UnitBlockingReason = 'club' | 'closed'

/** Half an hour in which a court is open by its rules, whether or not it is booked. */
export type Unit = {
  readonly court: Court
  readonly startsAt: Date
  readonly priceOre: number
  readonly blockingReason: UnitBlockingReason | null
}

/**
 * Lists the units of all offered courts on a day in Norway, by time and then in the order of the
 * courts. There are none outside opening hours, and none without a price, so that nothing is free
 * by mistake. There are two fewer on the day on which the clock skips an hour, and two more on the
 * day that repeats one.
 * @param date `2026-11-23`
 */
export function listUnits(setup: CourtSetup, date: string): Unit[] {
  const times = listHalfHours(date)
  return setup.courts
    .filter(({ isOffered }) => isOffered)
    .flatMap((court) => listUnitsOfCourt(setup, court, date, times))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

type HalfHour = { readonly startsAt: Date; readonly wallTime: string }

function listUnitsOfCourt(
  setup: CourtSetup,
  court: Court,
  date: string,
  times: readonly HalfHour[],
): Unit[] {
  const openings = findOpenings(setup, court, date)
  const ofCourt = <Rule extends { courtId: number | null; centerId: number }>(rule: Rule) =>
    rule.courtId === null ? rule.centerId === court.centerId : rule.courtId === court.id
  const closures = setup.closures.filter(ofCourt)
  const clubHours = setup.clubHours.filter(
    (rule) => rule.courtId === court.id && appliesOn(rule, date),
  )
  const prices = setup.prices.filter(
    (rule) => rule.categoryId === court.categoryId && appliesOn(rule, date),
  )
  return times.flatMap(({ startsAt, wallTime }) => {
    if (!openings.some((rule) => covers(rule, wallTime))) return []
    // Two prices from the same day are a mistake of staff: the customer pays the lower one.
    const costs = findLatest(prices.filter((rule) => covers(rule, wallTime))).map(
      ({ priceOre }) => priceOre,
    )
    if (costs.length === 0) return []
    const ends = startsAt.getTime() + unitMilliseconds
    const isClosed = closures.some(
      (closure) => closure.startsAt.getTime() < ends && closure.endsAt > startsAt,
    )
    const isOfClub = clubHours.some((rule) => covers(rule, wallTime))
    const blockingReason = isClosed ? 'closed' : isOfClub ? 'club' : null
    return [{ court, startsAt, priceOre: Math.min(...costs), blockingReason }]
  })
}

/** The opening hours of the court itself take precedence over those of its centre. */
function findOpenings(setup: CourtSetup, court: Court, date: string) {
  const applying = setup.openings.filter((rule) => appliesOn(rule, date))
  const own = applying.filter(({ courtId }) => courtId === court.id)
  const ofCenter = applying.filter(
    ({ courtId, centerId }) => courtId === null && centerId === court.centerId,
  )
  return findLatest(own.length > 0 ? own : ofCenter)
}

/**
 * Cached by date: bookings ask for the same few days, and time zone arithmetic is the slow part.
 */
const cache = new Map<string, readonly HalfHour[]>()

function listHalfHours(date: string): readonly HalfHour[] {
  const found = cache.get(date) ?? findHalfHours(date)
  cache.set(date, found)
  return found
}

/**
 * From midnight to midnight. A court that closed in the first pass of a repeated hour stays closed.
 */
function findHalfHours(date: string): HalfHour[] {
  const midnight = toInstant(atWallTime(date, '00:00')).getTime()
  const next = toInstant(atWallTime(addDays(date, 1), '00:00')).getTime()
  return Array.from({ length: (next - midnight) / unitMilliseconds }, (_, index) => {
    const startsAt = new Date(midnight + index * unitMilliseconds)
    return { startsAt, wallTime: wallTimeOf(osloDateTime(startsAt)) }
  })
}
