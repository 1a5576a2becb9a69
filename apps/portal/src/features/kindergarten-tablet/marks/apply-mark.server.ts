import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { isUndoneInTime } from '#core/check-in/judge-scan.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
} from '#core/kindergartens/children/tables.server.ts'
import { isEnrolledOn } from '#core/kindergartens/presence/record-presence.server.ts'
import {
  kindergartenAbsence,
  kindergartenDevice,
  kindergartenMark,
  kindergartenPresence,
} from '#core/kindergartens/presence/tables.server.ts'
import type { MarkKind } from '#core/kindergartens/states.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { judgeMark, type MarkRefusal } from './judge-mark.ts'

/** A mark to apply, whether it was just sent or reviewed. */
export type MarkToApply = {
  readonly id: string
  readonly childId: string
  readonly kind: MarkKind
  readonly at: Date
  readonly undoesId: string | null
  readonly departmentId: string
}

export type Applied =
  | { readonly refusal: null; readonly presenceId: string | null }
  | { readonly refusal: MarkRefusal; readonly presenceId: string | null }

const done = (presenceId: string | null): Applied => ({ refusal: null, presenceId })
const undoNotPossible: Applied = { refusal: 'UNDO_NOT_POSSIBLE', presenceId: null }

/**
 * Locks a child until the end of the transaction: marks of the same child are applied one at a time.
 * @returns whether the child has or had a place in the department
 */
export async function lockChildOf(
  transaction: Database,
  { childId, departmentId }: Pick<MarkToApply, 'childId' | 'departmentId'>,
): Promise<boolean> {
  const placed = transaction
    .select({ id: kindergartenEnrolment.childId })
    .from(kindergartenEnrolment)
    .where(eq(kindergartenEnrolment.departmentId, departmentId))
  const locked = await transaction
    .select({ id: kindergartenChild.id })
    .from(kindergartenChild)
    .where(and(eq(kindergartenChild.id, childId), inArray(kindergartenChild.id, placed)))
    .for('update')
  return locked.length > 0
}

/** Applies a mark to the day of its child, in a transaction that has locked the child. */
export async function applyMark(transaction: Database, mark: MarkToApply): Promise<Applied> {
  const { kind, at } = mark
  if (kind === 'undo') return undo(transaction, mark)
  const judgement = judgeMark({ kind, at }, await readDay(transaction, mark))
  if ('refusal' in judgement) return judgement
  if (judgement.does === 'arrive') return done(await addPresence(transaction, mark))
  if (judgement.does === 'be-absent') {
    await addAbsence(transaction, mark)
    return done(null)
  }
  const { presenceId } = judgement
  const change =
    judgement.does === 'arrive-earlier'
      ? { arrivedAt: at }
      : ({ departedAt: at, departedHow: 'recorded' } as const)
  await transaction
    .update(kindergartenPresence)
    .set(change)
    .where(eq(kindergartenPresence.id, presenceId))
  return done(presenceId)
}

async function readDay(transaction: Database, { childId, departmentId, at }: MarkToApply) {
  const onDate = osloDate(at)
  const presences = await transaction
    .select()
    .from(kindergartenPresence)
    .where(
      and(
        eq(kindergartenPresence.childId, childId),
        // One that is open from an earlier day is ended by the job before the next day begins.
        or(eq(kindergartenPresence.onDate, onDate), isNull(kindergartenPresence.departedAt)),
      ),
    )
    .orderBy(asc(kindergartenPresence.arrivedAt))
  const enrolled = await transaction.$count(
    kindergartenEnrolment,
    and(
      eq(kindergartenEnrolment.childId, childId),
      eq(kindergartenEnrolment.departmentId, departmentId),
      isEnrolledOn(onDate),
    ),
  )
  const absences = await transaction.$count(
    kindergartenAbsence,
    and(
      eq(kindergartenAbsence.childId, childId),
      ne(kindergartenAbsence.kind, 'late'),
      isNull(kindergartenAbsence.withdrawnAt),
      lte(kindergartenAbsence.fromOn, onDate),
      sql`${kindergartenAbsence.toOn} >= ${onDate}`,
    ),
  )
  return { presences, isEnrolled: enrolled > 0, isAbsent: absences > 0 }
}

async function addPresence(
  transaction: Database,
  { childId, departmentId, at }: MarkToApply,
): Promise<string> {
  const [added] = await transaction
    .insert(kindergartenPresence)
    .values({ childId, departmentId, onDate: osloDate(at), arrivedAt: at })
    .returning({ id: kindergartenPresence.id })
  if (!added) throw new Error('the presence was not added')
  return added.id
}

/** An entry of staff for the day; its id is that of the mark. */
async function addAbsence(transaction: Database, { id, childId, at }: MarkToApply): Promise<void> {
  const onDate = osloDate(at)
  await transaction
    .insert(kindergartenAbsence)
    .values({ id, childId, kind: 'other', fromOn: onDate, toOn: onDate, reportedAt: at })
}

/** Takes back a recorded mark of any tablet of the department within a quarter of an hour. */
async function undo(transaction: Database, mark: MarkToApply): Promise<Applied> {
  const [undone] = await transaction
    .select({
      id: kindergartenMark.id,
      kind: kindergartenMark.kind,
      at: kindergartenMark.at,
      presenceId: kindergartenMark.presenceId,
    })
    .from(kindergartenMark)
    .innerJoin(kindergartenDevice, eq(kindergartenDevice.id, kindergartenMark.deviceId))
    .where(
      and(
        eq(kindergartenMark.id, mark.undoesId ?? ''),
        eq(kindergartenMark.childId, mark.childId),
        eq(kindergartenDevice.departmentId, mark.departmentId),
        eq(kindergartenMark.state, 'recorded'),
      ),
    )
  if (!undone || !isUndoneInTime(undone.at, mark.at)) return undoNotPossible
  if (!(await takeBack(transaction, undone, mark.at))) return undoNotPossible
  await transaction
    .update(kindergartenMark)
    .set({ state: 'dismissed' })
    .where(eq(kindergartenMark.id, undone.id))
  // An arrival was the presence itself, which is gone.
  return done(null)
}

type Undone = {
  readonly id: string
  readonly kind: MarkKind
  readonly at: Date
  readonly presenceId: string | null
}

/** @returns false where something has happened since, so that it no longer says what is true */
async function takeBack(transaction: Database, undone: Undone, at: Date): Promise<boolean> {
  const { id, kind, presenceId } = undone
  if (kind === 'absent') {
    const withdrawn = await transaction
      .update(kindergartenAbsence)
      .set({ withdrawnAt: at })
      .where(and(eq(kindergartenAbsence.id, id), isNull(kindergartenAbsence.withdrawnAt)))
      .returning({ id: kindergartenAbsence.id })
    return withdrawn.length > 0
  }
  if (presenceId === null) return false
  const isThis = eq(kindergartenPresence.id, presenceId)
  const other = await findOther(transaction, undone)
  if (kind === 'arrival') {
    const isOpen = and(
      isThis,
      eq(kindergartenPresence.arrivedAt, undone.at),
      isNull(kindergartenPresence.departedAt),
    )
    const changed = other
      ? await transaction
          .update(kindergartenPresence)
          .set({ arrivedAt: other })
          .where(isOpen)
          .returning({ id: kindergartenPresence.id })
      : await transaction
          .delete(kindergartenPresence)
          .where(isOpen)
          .returning({ id: kindergartenPresence.id })
    return changed.length > 0
  }
  try {
    const changed = await transaction.transaction((nested) =>
      nested
        .update(kindergartenPresence)
        .set({ departedAt: other, departedHow: other && 'recorded' })
        .where(
          and(
            isThis,
            eq(kindergartenPresence.departedAt, undone.at),
            eq(kindergartenPresence.departedHow, 'recorded'),
          ),
        )
        .returning({ id: kindergartenPresence.id }),
    )
    return changed.length > 0
  } catch (error) {
    // The child has come again since.
    if (breaksConstraint(error, 'kindergarten_presence_here')) return false
    throw error
  }
}

/** When another tablet has recorded the same, which was the later one until now. */
async function findOther(
  transaction: Database,
  { id, kind, presenceId }: Undone,
): Promise<Date | null> {
  const [other] = await transaction
    .select({ at: kindergartenMark.at })
    .from(kindergartenMark)
    .where(
      and(
        eq(kindergartenMark.presenceId, presenceId ?? ''),
        eq(kindergartenMark.kind, kind),
        ne(kindergartenMark.id, id),
        inArray(kindergartenMark.state, ['recorded', 'refused']),
      ),
    )
    .orderBy(asc(kindergartenMark.at))
    .limit(1)
  return other?.at ?? null
}
