import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { followMeeting } from '#core/grants/decision/follow-meeting.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantRound, grantRoundType, grantType } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { roundFields } from '../model/round-fields.ts'
import { lockRounds, type RoundWithFacts } from './find-facts.server.ts'
import type { EditOf, RoundForm } from './forms.ts'
import { toForm, toRow } from './round-form.server.ts'
import { findRoundProblem } from './round-rules.ts'

/** @throws {Refusal} `ROUND_DATES_INVALID`, `DEADLINE_PASSED`, `ROUND_TYPE_INVALID` */
export async function addRound(
  transaction: Database,
  staff: StaffActor,
  form: RoundForm,
  now: Date,
): Promise<void> {
  const row = toRow(form)
  const problem = findRoundProblem(null, { ...row, typeIds: form.typeIds }, now)
  if (problem) throw refuse(problem)
  await requireTypes(transaction, form.typeIds)
  const [added] = await transaction.insert(grantRound).values(row).returning({ id: grantRound.id })
  if (!added) throw new Error('the round was not added')
  await insertTypes(transaction, added.id, form.typeIds)
  await recordAction(transaction, staff, {
    action: 'grant-round-saved',
    subject: { kind: 'grant-round', id: added.id },
    after: auditedValues(roundFields, form),
  })
}

/** @throws {Refusal} see `findRoundProblem`; `ROUND_NOT_FOUND`, `ROUND_TYPE_INVALID`, `GRANT_CHANGED` */
export async function changeRound(
  transaction: Database,
  staff: StaffActor,
  { seen, form }: EditOf<'change'>,
  now: Date,
): Promise<void> {
  const [before] = await lockRounds(transaction, [seen.id])
  requireSeen(before, seen.version)
  const row = toRow(form)
  const problem = findRoundProblem(before, { ...row, typeIds: form.typeIds }, now)
  if (problem) throw refuse(problem)
  // A type that was removed stays in a round that has it.
  const more = form.typeIds.filter((id) => !before.typeIds.includes(id))
  await requireTypes(transaction, more)
  await transaction
    .update(grantRound)
    .set({ ...row, version: before.version + 1 })
    .where(eq(grantRound.id, seen.id))
  await transaction.delete(grantRoundType).where(eq(grantRoundType.roundId, seen.id))
  await insertTypes(transaction, seen.id, form.typeIds)
  await followMeeting(transaction, seen.id)
  await recordAction(transaction, staff, {
    action: 'grant-round-saved',
    subject: { kind: 'grant-round', id: seen.id },
    before: auditedValues(roundFields, toForm(before, [...before.typeIds])),
    after: auditedValues(roundFields, form),
  })
}

/** @throws {Refusal} `ROUND_NOT_FOUND`, `GRANT_CHANGED` */
export function requireSeen(
  found: RoundWithFacts | undefined,
  version: number,
): asserts found is RoundWithFacts {
  if (!found) throw refuse('ROUND_NOT_FOUND')
  if (found.version !== version) throw refuseGrant('GRANT_CHANGED')
}

/**
 * The lock keeps them from being removed meanwhile.
 * @throws {Refusal} `ROUND_TYPE_INVALID`
 */
async function requireTypes(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await transaction
    .select({ id: grantType.id })
    .from(grantType)
    .where(and(inArray(grantType.id, [...ids]), isNull(grantType.removedAt)))
    .orderBy(asc(grantType.id))
    .for('share')
  if (found.length < ids.length) throw refuse('ROUND_TYPE_INVALID')
}

const insertTypes = (transaction: Database, roundId: string, typeIds: readonly string[]) =>
  transaction.insert(grantRoundType).values(typeIds.map((typeId) => ({ roundId, typeId })))
