import { eq } from 'drizzle-orm'
import { findConcerned } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { requireChild } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenChild } from '#core/kindergartens/children/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/** What somebody does about one child. */
export type OnChild = {
  readonly staff: StaffActor
  readonly childId: string
}

/**
 * Locks a child whom a member of staff reaches, and of whom they are no guardian.
 * @throws {Refusal} CHILD_NOT_FOUND, OWN_CASE
 */
export async function lockChild(
  parts: Parts,
  { staff, childId }: OnChild,
): Promise<typeof kindergartenChild.$inferSelect> {
  const { database } = parts
  await requireChild(database, staff, childId)
  const [child] = await database
    .select()
    .from(kindergartenChild)
    .where(eq(kindergartenChild.id, childId))
    .for('update')
  if (!child) throw new Error('a child that staff reach is gone')
  await requireOtherPerson(database, staff, await findConcerned(parts, childId))
  return child
}

/** Does something about a child in one transaction, with the child locked. */
export const changeChild = <Result>(
  { database, encryption }: Parts,
  on: OnChild,
  change: (transaction: Database, parts: Parts) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    await lockChild(parts, on)
    return change(transaction, parts)
  })
