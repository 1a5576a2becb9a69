import { inArray, sql } from 'drizzle-orm'
import {
  kindergartenChild,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { childNumberLocation, guardianNumberLocation } from '#core/kindergartens/field-locations.ts'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Parts } from './lock-child.server.ts'

/** Of imports and additions at once, the second sees what the first has done. Call it first. */
export async function lockNumbers(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('kindergarten import', 0))`,
  )
}

/** The number of a child, as it is stored. */
export const numberOfChild = (encryption: FieldEncryption, id: string, number: string) => ({
  nationalId: encryption.encrypt(number, childNumberLocation(id)),
  nationalIdIndex: indexNationalId(encryption, number)[0],
})

/** The number of a guardian, as it is stored. */
export const numberOfGuardian = (encryption: FieldEncryption, id: string, number: string) => ({
  nationalId: encryption.encrypt(number, guardianNumberLocation(id)),
  nationalIdIndex: indexNationalId(encryption, number)[0],
})

/** @param number eleven digits */
export async function findChildByNumber({ database, encryption }: Parts, number: string) {
  const [found] = await database
    .select()
    .from(kindergartenChild)
    .where(inArray(kindergartenChild.nationalIdIndex, indexNationalId(encryption, number)))
  return found ?? null
}

/** @param number eleven digits */
export async function findGuardianByNumber({ database, encryption }: Parts, number: string) {
  const [found] = await database
    .select()
    .from(kindergartenGuardian)
    .where(inArray(kindergartenGuardian.nationalIdIndex, indexNationalId(encryption, number)))
  return found ?? null
}

/**
 * Nobody makes themselves a guardian, with a number that they have proven or claimed.
 * @throws {Refusal} OWN_CASE
 */
export async function requireNumberOfOther(
  { database, encryption }: Parts,
  staff: StaffActor,
  number: string,
): Promise<void> {
  const accounts = await database
    .select({ userId: nationalId.userId })
    .from(nationalId)
    .where(inArray(nationalId.numberIndex, indexNationalId(encryption, number)))
  await requireOtherPerson(
    database,
    staff,
    accounts.map(({ userId }) => userId),
  )
}
