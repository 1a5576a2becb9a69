import { desc, inArray } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { keysOfUser } from './person-key.server.ts'
import type { Registration } from './rules.ts'
import { semesterRegistration } from './tables.server.ts'

export type FoundRegistration = Registration & { readonly id: string }

/**
 * The registrations of a person. An institution may have reported the person twice, by national id
 * and by email: the latest report counts.
 */
export async function findRegistrations(
  database: Database,
  encryption: FieldEncryption,
  userId: string,
): Promise<FoundRegistration[]> {
  const keys = await keysOfUser(database, encryption, userId)
  if (keys.length === 0) return []
  const { institution, semesterCode, id, isPaid, deliveredAt } = semesterRegistration
  return database
    .selectDistinctOn([institution, semesterCode], { id, institution, semesterCode, isPaid })
    .from(semesterRegistration)
    .where(inArray(semesterRegistration.personKey, keys))
    .orderBy(institution, semesterCode, desc(deliveredAt), desc(isPaid))
}
