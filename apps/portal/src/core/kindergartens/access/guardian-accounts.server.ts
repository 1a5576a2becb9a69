import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { kindergartenGuardian, kindergartenGuardianship } from '../children/tables.server.ts'
import { guardianNumberLocation } from '../field-locations.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/** The accounts that have proven the national ids of guardians, by guardian: two queries for all. */
export async function findAccountsOfGuardians(
  { database, encryption }: Parts,
  guardianIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (guardianIds.length === 0) return new Map()
  const guardians = await database
    .select({ id: kindergartenGuardian.id, number: kindergartenGuardian.nationalId })
    .from(kindergartenGuardian)
    .where(inArray(kindergartenGuardian.id, [...guardianIds]))
  const guardianOf = new Map(
    guardians.flatMap(({ id, number }) =>
      indexNationalId(encryption, encryption.decrypt(number, guardianNumberLocation(id))).map(
        (hash) => [hash, id] as const,
      ),
    ),
  )
  const accounts = await database
    .select({ userId: nationalId.userId, hash: nationalId.numberIndex })
    .from(nationalId)
    .where(
      and(inArray(nationalId.numberIndex, [...guardianOf.keys()]), isNotNull(nationalId.provenAt)),
    )
  return new Map(
    accounts.flatMap(({ userId, hash }) => {
      const guardianId = guardianOf.get(hash)
      return guardianId ? [[guardianId, userId] as const] : []
    }),
  )
}

/**
 * The accounts of all guardians of a child, whether they reach it or not: as staff they decide nothing of
 * it (`requireOtherPerson`).
 */
export async function findConcerned(parts: Parts, childId: string): Promise<string[]> {
  const rows = await parts.database
    .select({ id: kindergartenGuardianship.guardianId })
    .from(kindergartenGuardianship)
    .where(eq(kindergartenGuardianship.childId, childId))
  const accounts = await findAccountsOfGuardians(
    parts,
    rows.map(({ id }) => id),
  )
  return [...accounts.values()]
}
