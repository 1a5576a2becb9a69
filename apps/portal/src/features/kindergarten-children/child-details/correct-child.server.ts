import { eq } from 'drizzle-orm'
import {
  kindergartenChild,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockChild, type OnChild, type Parts } from '../model/lock-child.server.ts'
import { findGuardianByNumber, lockNumbers, numberOfChild } from '../model/numbers.server.ts'
import type { NumberForm } from '../model/person-forms.ts'
import { readNumber } from '../model/person-rules.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireNewNumber } from './add-child.server.ts'
import type { ChildDetailsForm } from './forms.ts'

/**
 * Corrects the name and birth date of a child. No import changes them afterwards.
 * @throws {Refusal} CHILD_NOT_FOUND, KINDERGARTEN_CHANGED, OWN_CASE
 */
export async function correctChild(
  { database, encryption }: Parts,
  on: OnChild,
  { version, ...values }: ChildDetailsForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockChild({ database: transaction, encryption }, on)
    if (before.version !== version) throw refuse('KINDERGARTEN_CHANGED')
    await updateChild(transaction, before, values)
    const isNameOther = before.firstName !== values.firstName || before.lastName !== values.lastName
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-child-corrected',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: {
        childNameCorrected: isNameOther ? 'yes' : 'no',
        childBirthCorrected: before.bornOn === values.bornOn ? 'no' : 'yes',
      },
    })
  })
}

/**
 * Replaces a wrong national id of a child, or adds one that was missing.
 * @throws {Refusal} CHILD_NOT_FOUND, KINDERGARTEN_CHANGED, CHILD_EXISTS, SAME_NUMBER, OWN_CASE
 */
export async function renumberChild(
  { database, encryption }: Parts,
  on: OnChild,
  { number: typed, reason, version }: NumberForm,
): Promise<void> {
  const { staff, childId } = on
  const number = readNumber(typed)
  if (!number) throw new Error('the form takes no other number')
  await database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    await lockNumbers(transaction)
    const before = await lockChild(parts, on)
    if (before.version !== version) throw refuse('KINDERGARTEN_CHANGED')
    await requireNewNumber(parts, staff, number, childId)
    const guardian = await findGuardianByNumber(parts, number)
    if (guardian && (await isGuardianOf(transaction, childId, guardian.id)))
      throw refuse('SAME_NUMBER')
    await updateChild(transaction, before, numberOfChild(encryption, childId, number))
    await recordAction(transaction, staff, {
      action: 'kindergarten-child-renumbered',
      subject: { kind: 'kindergarten-child', id: childId },
      after: { childReason: reason },
    })
  })
}

async function isGuardianOf(
  transaction: Database,
  childId: string,
  guardianId: string,
): Promise<boolean> {
  const bound = await transaction
    .select({ id: kindergartenGuardianship.guardianId })
    .from(kindergartenGuardianship)
    .where(eq(kindergartenGuardianship.childId, childId))
  return bound.some(({ id }) => id === guardianId)
}

async function updateChild(
  transaction: Database,
  { id, version }: Pick<typeof kindergartenChild.$inferSelect, 'id' | 'version'>,
  values: Partial<typeof kindergartenChild.$inferInsert>,
): Promise<void> {
  await transaction
    .update(kindergartenChild)
    .set({ ...values, source: 'staff', version: version + 1 })
    .where(eq(kindergartenChild.id, id))
}
