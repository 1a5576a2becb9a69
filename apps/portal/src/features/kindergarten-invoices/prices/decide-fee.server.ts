import { and, eq, sql } from 'drizzle-orm'
import { findConcerned } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { requireChild } from '#core/kindergartens/access/staff-access.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMoney } from '../model/refuse.server.ts'
import { kindergartenFeeDecision as decision } from '../model/tables.server.ts'
import type { DecisionEnd, DecisionForm } from './contract.ts'

export type FeeParts = { readonly database: Database; readonly encryption: FieldEncryption }

/**
 * For what staff decide about the money of a child: one that they reach, and not their own.
 * @throws {Refusal} `CHILD_NOT_FOUND`, `OWN_CASE`
 */
export async function requireOthersChild(
  parts: FeeParts,
  staff: StaffActor,
  childId: string,
): Promise<void> {
  await requireChild(parts.database, staff, childId)
  await requireOtherPerson(parts.database, staff, await findConcerned(parts, childId))
}

/**
 * Enters what the municipality has decided. The same decision again is none.
 * @throws {Refusal} `CHILD_NOT_FOUND`, `OWN_CASE`, `DECISION_OVERLAPS`
 */
export async function enterDecision(
  { database, encryption }: FeeParts,
  staff: StaffActor,
  form: DecisionForm,
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await requireOthersChild({ database: transaction, encryption }, staff, form.childId)
      const added = await transaction
        .insert(decision)
        .values({ ...form, enteredBy: staff.userId })
        .onConflictDoNothing({ target: decision.id })
        .returning({ id: decision.id })
      if (added.length === 0) return
      await recordAction(transaction, staff, {
        action: 'kindergarten-decision-entered',
        subject: { kind: 'kindergarten-fee-child', id: form.childId },
        after: {
          kindergartenFrom: form.startsOn,
          ...(form.endsOn !== null && { kindergartenTo: form.endsOn }),
          ...(form.fullPlaceOre !== null && { kindergartenDecidedOre: form.fullPlaceOre }),
          ...(form.pricePercent !== null && { kindergartenDecidedPercent: form.pricePercent }),
          kindergartenReference: form.reference,
        },
      })
    })
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_fee_decision_one_at_a_time'))
      throw refuseMoney('DECISION_OVERLAPS')
    throw error
  }
}

/**
 * Ends a decision earlier; the day before its start makes one that was wrong never count. What is
 * invoiced stays, and a preview of those months says what differs.
 * @throws {Refusal} `DECISION_NOT_FOUND`, `OWN_CASE`, `DECISION_END_INVALID`; `KINDERGARTEN_CHANGED`
 */
export async function endDecision(
  { database, encryption }: FeeParts,
  staff: StaffActor,
  { id, version, endsOn, why }: DecisionEnd & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(decision)
      .where(eq(decision.id, id))
      .for('update')
    if (!found) throw refuseMoney('DECISION_NOT_FOUND')
    await requireOthersChild({ database: transaction, encryption }, staff, found.childId)
    if (found.version !== version) throw refuseKindergarten('KINDERGARTEN_CHANGED')
    const isEarlier = found.endsOn === null || endsOn < found.endsOn
    if (!isEarlier || endsOn < addDays(found.startsOn, -1))
      throw refuseMoney('DECISION_END_INVALID')
    await transaction
      .update(decision)
      .set({ endsOn, endedBecause: why, version: sql`${decision.version} + 1` })
      .where(and(eq(decision.id, id), eq(decision.version, version)))
    await recordAction(transaction, staff, {
      action: 'kindergarten-decision-ended',
      subject: { kind: 'kindergarten-fee-child', id: found.childId },
      before: {
        kindergartenFrom: found.startsOn,
        ...(found.endsOn !== null && { kindergartenTo: found.endsOn }),
        kindergartenReference: found.reference,
      },
      after: { kindergartenTo: endsOn, kindergartenMoneyReason: why },
    })
  })
}
