import { addDays } from '#platform/time/date.ts'
import { osloDateTime, wallTimeOf } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { appliesOn, type Court, type CourtSetup, covers, findLatest } from './court-setup.ts'
import { unitMilliseconds } from './limits.ts'

/** Why a unit of an open court cannot be booked by anybody. */
export type UnitBlockingReason = 'club' | 'closed'

/** Half an hour of a court that is open by its rules, whoever has it. */
export type Unit = {
  readonly court: Court
  readonly startsAt: Date
  readonly priceOre: number
  readonly blockingReason: UnitBlockingReason | null
}

/**
 * The units of all offered courts on a day in Norway, by time and then in the order of the courts.
 * Outside opening hours there are none, nor where no price is set: nothing is free by mistake. On the
 * day on which the clock skips an hour there are two fewer, and two more on that which has one twice.
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
    // Two that hold from the same day are a mistake, which is not the customer's.
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

/** Those of the court itself before those of its centre. */
function findOpenings(setup: CourtSetup, court: Court, date: string) {
  const held = setup.openings.filter((rule) => appliesOn(rule, date))
  const own = held.filter(({ courtId }) => courtId === court.id)
  const ofCenter = held.filter(
    ({ courtId, centerId }) => courtId === null && centerId === court.centerId,
  )
  return findLatest(own.length > 0 ? own : ofCenter)
}

/** By date: every booking asks for one of the same few days, and asking the clock costs most of it. */
const known = new Map<string, readonly HalfHour[]>()

function listHalfHours(date: string): readonly HalfHour[] {
  const found = known.get(date) ?? findHalfHours(date)
  known.set(date, found)
  return found
}

/** From midnight to midnight. In the hour that comes twice, what has closed does not open again. */
function findHalfHours(date: string): HalfHour[] {
  const midnight = toInstant(atWallTime(date, '00:00')).getTime()
  const next = toInstant(atWallTime(addDays(date, 1), '00:00')).getTime()
  return Array.from({ length: (next - midnight) / unitMilliseconds }, (_, index) => {
    const startsAt = new Date(midnight + index * unitMilliseconds)
    return { startsAt, wallTime: wallTimeOf(osloDateTime(startsAt)) }
  })
}
