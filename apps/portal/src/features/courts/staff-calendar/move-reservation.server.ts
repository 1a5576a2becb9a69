import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { auditedPlace } from '../model/audited-place.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { bookingRefusals } from '../model/refusals.ts'
import type { CourtSetup } from '../model/rules/court-setup.ts'
import { judgeSpan } from '../model/rules/judge-span.ts'
import { listUnits } from '../model/rules/list-units.server.ts'
import { courtReservation } from '../model/tables.server.ts'
import { notifyMember } from '../notify-member/notify-member.server.ts'
import { staffDaysAhead } from './find-move-targets.server.ts'
import { refuseStaff } from './refuse-staff.server.ts'
import type { MoveForm } from './staff-forms.ts'

export type MoveDependencies = {
  readonly database: Database
  readonly setup: CachedSetup
  readonly clock: Clock
}

const Verdict = z
  .enum([
    'SETUP_CHANGED',
    'COURT_RESERVATION_ALREADY_BOOKED',
    ...(Object.keys(bookingRefusals) as (keyof typeof bookingRefusals)[]),
  ])
  .nullable()

type Booking = typeof courtReservation.$inferSelect

/**
 * Moves a booking to the same number of other half hours in one transaction: the price stays, and
 * its member is notified by mail. The database decides who gets the half hours
 * (`sql/move_court_reservation.sql`).
 *
 * @throws {Refusal} see `staffCalendarDescribed.move`
 */
export async function moveReservation(
  dependencies: MoveDependencies,
  staff: StaffActor,
  { id, ...wanted }: MoveForm & { id: string },
): Promise<void> {
  const { database, setup } = dependencies
  for (;;) {
    const setupUsed = await setup.current()
    const isDone = await retryContention(() =>
      database.transaction((transaction) =>
        move(transaction, dependencies, staff, { id, setupUsed, ...wanted }),
      ),
    )
    if (isDone) return
  }
}

/** @returns false when the setup has changed meanwhile: the caller tries again */
async function move(
  transaction: Database,
  { clock }: MoveDependencies,
  staff: StaffActor,
  wanted: MoveForm & { id: string; setupUsed: CourtSetup },
): Promise<boolean> {
  const before = await readBooking(transaction, wanted.id)
  if (!before) throw refuseStaff('RESERVATION_NOT_FOUND')
  await requireOtherPerson(transaction, staff, [before.userId])
  const starts = judge(wanted, before, clock())
  const { rows } = await transaction.execute<{ verdict: string | null }>(sql`
    select portal.move_court_reservation(
      ${wanted.setupUsed.version}, ${wanted.id}, ${wanted.version}, ${wanted.courtId},
      ${sql.param(starts)}::timestamptz[]) as verdict`)
  const verdict = Verdict.parse(rows[0]?.verdict)
  if (verdict === 'SETUP_CHANGED') return false
  if (verdict) throw refuseStaff(verdict)
  const after = await readBooking(transaction, wanted.id)
  if (!after) throw refuseStaff('RESERVATION_NOT_FOUND')
  await recordAction(transaction, staff, {
    action: 'court-reservation-moved',
    subject: { kind: 'court-reservation', id: wanted.id },
    before: auditedPlace(before),
    after: auditedPlace(after),
  })
  await notifyMember(transaction, wanted.id, {
    kind: 'moved',
    fromCourtId: before.courtId,
    fromTime: before.startsAt.toISOString(),
  })
  return true
}

async function readBooking(transaction: Database, id: string): Promise<Booking | undefined> {
  const [found] = await transaction
    .select()
    .from(courtReservation)
    .where(eq(courtReservation.id, id))
  return found
}

/**
 * @returns the starts of its half hours. The rules are those for members, except for how far ahead.
 */
function judge(
  { setupUsed, courtId, fromTime }: MoveForm & { setupUsed: CourtSetup },
  before: Booking,
  now: Date,
): string[] {
  const from = new Date(fromTime)
  const isUnchanged = before.courtId === courtId && before.startsAt.getTime() === from.getTime()
  if (isUnchanged) throw refuseStaff('SPAN_INVALID')
  const wanted = setupUsed.courts.find((court) => court.id === courtId)
  const currentCourt = setupUsed.courts.find((court) => court.id === before.courtId)
  if (!wanted?.isOffered || wanted.categoryId !== currentCourt?.categoryId)
    throw refuseStaff('COURT_NOT_FOUND')
  const to = new Date(from.getTime() + before.endsAt.getTime() - before.startsAt.getTime())
  const unitsOn = (date: string) => listUnits({ ...setupUsed, courts: [wanted] }, date)
  const judged = judgeSpan({ from, to }, unitsOn, { now, daysAhead: staffDaysAhead })
  if ('refusal' in judged) throw refuseStaff(judged.refusal)
  return judged.units.map(({ startsAt }) => startsAt.toISOString())
}
