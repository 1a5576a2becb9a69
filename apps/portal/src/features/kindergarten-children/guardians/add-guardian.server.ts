import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import {
  kindergartenGuardianship as guardianship,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { guardianAddressLocation } from '#core/kindergartens/field-locations.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockChild, type OnChild, type Parts } from '../model/lock-child.server.ts'
import {
  findChildByNumber,
  findGuardianByNumber,
  lockNumbers,
  numberOfGuardian,
  requireNumberOfOther,
} from '../model/numbers.server.ts'
import { readNumber } from '../model/person-rules.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { GuardianForm, TypedDetails } from './forms.ts'
import { canBeSamePerson } from './rules.ts'

/**
 * Binds a guardian to a child. Somebody with the same national id is the same guardian, whose details stay
 * as they are; an address becomes restricted here, and never the other way. It opens no access: staff do
 * that afterwards.
 * @returns whether they were registered already
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_BOUND, GUARDIAN_STAYS_BLOCKED, GUARDIAN_NAME_DIFFERS,
 *   SAME_NUMBER, OWN_CASE
 */
export async function addGuardian(
  { database, encryption }: Parts,
  on: OnChild,
  { number: typed, hasResponsibility, isRestricted, ...details }: GuardianForm,
): Promise<{ isKnown: boolean }> {
  const { staff, childId } = on
  const number = readNumber(typed)
  if (!number) throw new Error('the form takes no other number')
  return database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    await lockNumbers(transaction)
    await lockChild(parts, on)
    await requireNumberOfOther(parts, staff, number)
    if ((await findChildByNumber(parts, number))?.id === childId) throw refuse('SAME_NUMBER')
    const known = await findGuardianByNumber(parts, number)
    if (known) await requireFree(parts, childId, known.id)
    if (known && !canBeSamePerson(known, details)) throw refuse('GUARDIAN_NAME_DIFFERS')
    const guardianId = known?.id ?? randomUUID()
    if (!known)
      await transaction.insert(kindergartenGuardian).values({
        id: guardianId,
        ...numberOfGuardian(encryption, guardianId, number),
        ...storedDetails(encryption, guardianId, details),
        hasRestrictedAddress: isRestricted,
        source: 'staff',
      })
    if (known && isRestricted) await restrictKnown(transaction, on, known.id)
    await transaction
      .insert(guardianship)
      .values({ childId, guardianId, hasResponsibility, source: 'staff' })
    await recordAction(transaction, staff, {
      action: 'kindergarten-guardian-added',
      subject: { kind: 'kindergarten-child', id: childId },
      after: {
        childGuardianId: guardianId,
        childGuardianKnown: known ? 'yes' : 'no',
        childResponsibility: hasResponsibility ? 'yes' : 'no',
      },
    })
    return { isKnown: known !== null }
  })
}

/** As an import does: once it is known that an address is restricted, it is on no list. */
async function restrictKnown(
  transaction: Database,
  { staff, childId }: OnChild,
  guardianId: string,
): Promise<void> {
  const restricted = await transaction
    .update(kindergartenGuardian)
    .set({ hasRestrictedAddress: true, version: sql`${kindergartenGuardian.version} + 1` })
    .where(
      and(
        eq(kindergartenGuardian.id, guardianId),
        eq(kindergartenGuardian.hasRestrictedAddress, false),
      ),
    )
    .returning({ id: kindergartenGuardian.id })
  if (restricted.length === 0) return
  await recordAction(transaction, staff, {
    action: 'kindergarten-address-restricted',
    subject: { kind: 'kindergarten-child', id: childId },
    after: { childGuardianId: guardianId },
  })
}

/** What binds a guardian to the child already is not touched, a block least of all. */
async function requireFree(
  { database }: Parts,
  childId: string,
  guardianId: string,
): Promise<void> {
  const [bound] = await database
    .select({ blockedAt: guardianship.blockedAt })
    .from(guardianship)
    .where(and(eq(guardianship.childId, childId), eq(guardianship.guardianId, guardianId)))
  if (bound) throw refuse(bound.blockedAt ? 'GUARDIAN_STAYS_BLOCKED' : 'GUARDIAN_BOUND')
}

/** Names and contact details, as they are stored. */
export const storedDetails = (
  encryption: FieldEncryption,
  guardianId: string,
  { firstName, lastName, email, phone, address }: TypedDetails,
) => ({
  firstName,
  lastName,
  email: email || null,
  phone: phone || null,
  address: address ? encryption.encrypt(address, guardianAddressLocation(guardianId)) : null,
})
