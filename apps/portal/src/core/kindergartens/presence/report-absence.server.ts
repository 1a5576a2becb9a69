import { and, eq, gte, isNull, lte, ne } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { lockChild } from '../children/lock-child.server.ts'
import { refuseKindergarten } from '../refuse.server.ts'
import { isOpenOn, type OpenDays } from '../setup/is-open-on.ts'
import { readOpenDays } from '../setup/read-open-days.server.ts'
import { findPlacement, type Placement } from './find-placement.server.ts'
import { judgeAbsence, type Reported } from './judge-absence.ts'
import { judgeWithdrawal } from './judge-withdrawal.ts'
import { type AbsenceRefusalCode, absenceRefusals } from './refusals.ts'
import { kindergartenAbsence, kindergartenPresence } from './tables.server.ts'

export const refuseAbsence = (code: AbsenceRefusalCode): Refusal<AbsenceRefusalCode> =>
  new Refusal(code, absenceRefusals[code])

export type ReportedByGuardian = Reported & {
  /** From the sender: a repeated request is one absence. */
  readonly id: string
  readonly childId: string
  readonly guardianId: string
}

/**
 * Reports an absence or a late arrival for a guardian, in the caller's transaction, which has checked that
 * they reach the child. Earlier entries of theirs within the same days are replaced.
 * @throws {Refusal} `CHILD_NOT_ENROLLED`, or one of `absenceRefusals`
 */
export async function reportAbsence(
  transaction: Database,
  reported: ReportedByGuardian,
  now: Date,
): Promise<void> {
  const { id, childId, guardianId, kind, fromOn, toOn, arrivesAt } = reported
  await lockChild(transaction, childId)
  if (await isRepeated(transaction, reported)) return
  const isInOrder = fromOn <= toOn
  const days = { fromOn, toOn: isInOrder ? toOn : fromOn }
  const placement = await findPlacement(transaction, childId, days)
  if (!placement) throw refuseKindergarten('CHILD_NOT_ENROLLED')
  const today = osloDate(now)
  const refusal = judgeAbsence(reported, {
    ...placement,
    today,
    time: osloWallTime(now),
    isWritten: await isWrittenByStaff(transaction, childId, today),
  })
  if (refusal) throw refuseAbsence(refusal)
  const openDays = await readOpenDays(transaction, placement.kindergartenId, {
    from: fromOn,
    to: toOn,
  })
  if (!hasOpenDay(placement, days, openDays)) throw refuseAbsence('ABSENCE_CLOSED')
  await transaction
    .update(kindergartenAbsence)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(kindergartenAbsence.childId, childId),
        eq(kindergartenAbsence.guardianId, guardianId),
        isNull(kindergartenAbsence.withdrawnAt),
        gte(kindergartenAbsence.fromOn, fromOn),
        lte(kindergartenAbsence.toOn, toOn),
        ne(kindergartenAbsence.id, id),
      ),
    )
  await transaction
    .insert(kindergartenAbsence)
    .values({ id, childId, guardianId, kind, fromOn, toOn, arrivesAt, reportedAt: now })
}

/**
 * Withdraws what guardians reported, or what is left of it; a second press changes nothing.
 * @throws {Refusal} `ABSENCE_NOT_FOUND`, `ABSENCE_STAFF_DECIDED` for an entry of staff, `ABSENCE_OVER`
 */
export async function withdrawAbsence(
  transaction: Database,
  { id, childId }: { readonly id: string; readonly childId: string },
  now: Date,
): Promise<void> {
  await lockChild(transaction, childId)
  const [found] = await transaction
    .select()
    .from(kindergartenAbsence)
    .where(and(eq(kindergartenAbsence.id, id), eq(kindergartenAbsence.childId, childId)))
  if (!found) throw refuseAbsence('ABSENCE_NOT_FOUND')
  if (found.withdrawnAt) return
  if (!found.guardianId) throw refuseAbsence('ABSENCE_STAFF_DECIDED')
  const today = osloDate(now)
  const placement = await findPlacement(transaction, childId, { fromOn: today, toOn: found.toOn })
  const outcome = judgeWithdrawal(found, {
    today,
    time: osloWallTime(now),
    absenceUntil: placement?.absenceUntil ?? '00:00',
  })
  if (outcome === 'ABSENCE_OVER') throw refuseAbsence(outcome)
  await transaction
    .update(kindergartenAbsence)
    .set(outcome === 'withdraw' ? { withdrawnAt: now } : { toOn: outcome.endsOn })
    .where(eq(kindergartenAbsence.id, id))
}

/** @throws {Refusal} `ABSENCE_NOT_FOUND`: the id is of something else */
async function isRepeated(
  transaction: Database,
  { id, childId, guardianId }: ReportedByGuardian,
): Promise<boolean> {
  const [found] = await transaction
    .select({
      childId: kindergartenAbsence.childId,
      guardianId: kindergartenAbsence.guardianId,
    })
    .from(kindergartenAbsence)
    .where(eq(kindergartenAbsence.id, id))
  if (found && (found.childId !== childId || found.guardianId !== guardianId))
    throw refuseAbsence('ABSENCE_NOT_FOUND')
  return found !== undefined
}

/** Whether staff have recorded an arrival or an absence of a child on a day. */
async function isWrittenByStaff(
  transaction: Database,
  childId: string,
  onDate: string,
): Promise<boolean> {
  const arrivals = await transaction.$count(
    kindergartenPresence,
    and(eq(kindergartenPresence.childId, childId), eq(kindergartenPresence.onDate, onDate)),
  )
  if (arrivals > 0) return true
  const entries = await transaction.$count(
    kindergartenAbsence,
    and(
      eq(kindergartenAbsence.childId, childId),
      isNull(kindergartenAbsence.guardianId),
      isNull(kindergartenAbsence.withdrawnAt),
      lte(kindergartenAbsence.fromOn, onDate),
      gte(kindergartenAbsence.toOn, onDate),
    ),
  )
  return entries > 0
}

/** At most a year of days: longer absences are refused before. */
function hasOpenDay(
  { startsOn, endsOn }: Placement,
  { fromOn, toOn }: { readonly fromOn: string; readonly toOn: string },
  openDays: OpenDays,
): boolean {
  const last = endsOn !== null && endsOn < toOn ? endsOn : toOn
  for (let date = fromOn > startsOn ? fromOn : startsOn; date <= last; date = addDays(date, 1))
    if (isOpenOn(date, openDays)) return true
  return false
}
