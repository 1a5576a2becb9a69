import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import type { ReserveCourt } from '../model/contract.ts'
import { type ReservationRefusal, reservationRefusals } from '../model/refusals.ts'
import type { CourtSetup } from '../model/rules/court-setup.ts'
import { type JudgedSpan, judgeSpan } from '../model/rules/judge-span.ts'
import { listUnits } from '../model/rules/list-units.server.ts'

export type HoldRequest = Omit<ReserveCourt, 'courtName'> & { readonly userId: string }
export type HoldOutcome = { readonly holdId: string } | { readonly refusal: ReservationRefusal }

const Outcome = z.union([
  z.object({ refusal: z.null(), holdId: z.uuid() }),
  z.object({ refusal: z.literal('SETUP_CHANGED') }),
  z.object({ refusal: z.enum(Object.keys(reservationRefusals) as [ReservationRefusal]) }),
])

/**
 * Holds consecutive units of a court for one member. The rules are applied here with the cached
 * setup, and the database refuses when the setup has changed since. The primary key of the units
 * decides who gets them (`sql/hold_court_units.sql`).
 */
export async function createHold(
  { database, setup, clock }: { database: Database; setup: CachedSetup; clock: Clock },
  request: HoldRequest,
): Promise<HoldOutcome> {
  let setupUsed = await setup.cached()
  for (;;) {
    const judged = judge(setupUsed, request, clock())
    if (!('refusal' in judged)) {
      const outcome = await insertHold(database, setupUsed, request, judged)
      if (!('refusal' in outcome) || outcome.refusal !== 'SETUP_CHANGED') return outcome
    }
    // A refusal by an outdated setup is checked again, too.
    const current = await setup.current()
    if ('refusal' in judged && current.version === setupUsed.version) return judged
    setupUsed = current
  }
}

function judge(setup: CourtSetup, request: HoldRequest, now: Date) {
  const span = { from: new Date(request.fromTime), to: new Date(request.toTime) }
  const wanted = setup.courts.find(({ id }) => id === request.courtId)
  if (!wanted?.isOffered || wanted.centerId !== request.sportsCenterId)
    return { refusal: 'COURT_NOT_FOUND' } as const
  const ofCourt = { ...setup, courts: [wanted] }
  const unitsOn = (date: string) => listUnits(ofCourt, date)
  return judgeSpan(span, unitsOn, { now, daysAhead: setup.daysAhead })
}

async function insertHold(
  database: Database,
  { version, holdMinutes, maxHolds }: CourtSetup,
  { userId, courtId }: HoldRequest,
  { units }: JudgedSpan,
): Promise<HoldOutcome | { refusal: 'SETUP_CHANGED' }> {
  const starts = units.map(({ startsAt }) => startsAt.toISOString())
  const prices = units.map(({ priceOre }) => priceOre)
  const { rows } = await retryContention(() =>
    database.execute(sql`
      select refusal, reservation as "holdId" from portal.hold_court_units(
        ${version}, ${userId}, ${courtId}, ${sql.param(starts)}::timestamptz[],
        ${sql.param(prices)}::integer[], make_interval(mins => ${holdMinutes}), ${maxHolds})`),
  )
  const decided = Outcome.parse(rows[0])
  return decided.refusal === null ? { holdId: decided.holdId } : { refusal: decided.refusal }
}
