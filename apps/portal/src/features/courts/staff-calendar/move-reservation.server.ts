import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { bookingRefusals } from '../model/refusals.ts'
import type { CourtSetup } from '../model/rules/court-setup.ts'
import { judgeSpan } from '../model/rules/judge-span.ts'
import { listUnits } from '../model/rules/list-units.server.ts'
import { courtReservation } from '../model/tables.server.ts'
import { notifyMember } from '../notify-member/notify-member.server.ts'
import { auditedPlace } from './audited-place.ts'
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
 * Moves a booking to as many other half hours, in one transaction: what it cost stays, its member is
 * told by mail. The database decides who gets the half hours (`sql/move_court_reservation.sql`).
 *
 * @throws {Refusal} see `courtStaffDescribed.move`
 */
export async function moveReservation(
  parts: MoveDependencies,
  staff: StaffActor,
  { id, ...wanted }: MoveForm & { id: string },
): Promise<void> {
  const { database, setup } = parts
  for (;;) {
    const known = await setup.current()
    const isDone = await retryContention(() =>
      database.transaction((transaction) =>
        move(transaction, parts, staff, { id, known, ...wanted }),
      ),
    )
    if (isDone) return
  }
}

/** @returns false when staff have set something else meanwhile: it is judged again */
async function move(
  transaction: Database,
  { clock }: MoveDependencies,
  staff: StaffActor,
  wanted: MoveForm & { id: string; known: CourtSetup },
): Promise<boolean> {
  const before = await readBooking(transaction, wanted.id)
  if (!before) throw refuseStaff('RESERVATION_NOT_FOUND')
  await requireOtherPerson(transaction, staff, [before.userId])
  const starts = judge(wanted, before, clock())
  const { rows } = await transaction.execute<{ verdict: string | null }>(sql`
    select portal.move_court_reservation(
      ${wanted.known.version}, ${wanted.id}, ${wanted.version}, ${wanted.courtId},
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

/** @returns when its half hours begin; the same rules hold as for whoever books, but for how far ahead */
function judge(
  { known, courtId, fromTime }: MoveForm & { known: CourtSetup },
  before: Booking,
  now: Date,
): string[] {
  const from = new Date(fromTime)
  const isWhereItIs = before.courtId === courtId && before.startsAt.getTime() === from.getTime()
  if (isWhereItIs) throw refuseStaff('SPAN_INVALID')
  const wanted = known.courts.find((court) => court.id === courtId)
  const itsOwn = known.courts.find((court) => court.id === before.courtId)
  if (!wanted?.isOffered || wanted.categoryId !== itsOwn?.categoryId)
    throw refuseStaff('COURT_NOT_FOUND')
  const to = new Date(from.getTime() + before.endsAt.getTime() - before.startsAt.getTime())
  const unitsOn = (date: string) => listUnits({ ...known, courts: [wanted] }, date)
  const judged = judgeSpan({ from, to }, unitsOn, { now, daysAhead: staffDaysAhead })
  if ('refusal' in judged) throw refuseStaff(judged.refusal)
  return judged.units.map(({ startsAt }) => startsAt.toISOString())
}
