import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { indexNationalId, nationalIdLocation } from '#core/national-id/read-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenChild,
  kindergartenGuardian,
} from '../children/tables.server.ts'
import { refuseKindergarten } from '../refuse.server.ts'

/*
 * Who a guardian is and what they reach is worked out at every request, and stored nowhere: a block, or a
 * national id that is no longer proven, counts at once.
 */

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

export type GuardianRow = typeof kindergartenGuardian.$inferSelect

/** Of a guardian who sees and does what concerns a child: the only place that says who does. */
export const hasAccess = (): SQL | undefined =>
  and(
    eq(guardianship.hasResponsibility, true),
    isNotNull(guardianship.openedAt),
    isNull(guardianship.blockedAt),
  )

/** The guardian with the national id that an account has proven; null where it has proven none. */
export async function findGuardian(
  { database, encryption }: Parts,
  userId: string,
): Promise<GuardianRow | null> {
  const [own] = await database
    .select({ number: nationalId.number })
    .from(nationalId)
    .where(and(eq(nationalId.userId, userId), isNotNull(nationalId.provenAt)))
  if (!own) return null
  const digits = encryption.decrypt(own.number, nationalIdLocation(userId))
  const hashes = indexNationalId(encryption, digits)
  const [found] = await database
    .select()
    .from(kindergartenGuardian)
    .where(inArray(kindergartenGuardian.nationalIdIndex, hashes))
  return found ?? null
}

/**
 * The guardian of an account, for one of the children whom they reach.
 * @throws {Refusal} `CHILD_NOT_FOUND`: there is no such child, or it is not theirs, or staff have not
 *   opened their access or have blocked it
 */
export async function requireGuardian(
  parts: Parts,
  { userId, childId }: { readonly userId: string; readonly childId: string },
): Promise<GuardianRow> {
  const guardian = await findGuardian(parts, userId)
  if (!guardian) throw refuseKindergarten('CHILD_NOT_FOUND')
  const [theirs] = await parts.database
    .select({ childId: guardianship.childId })
    .from(guardianship)
    .where(
      and(eq(guardianship.guardianId, guardian.id), eq(guardianship.childId, childId), hasAccess()),
    )
  if (!theirs) throw refuseKindergarten('CHILD_NOT_FOUND')
  return guardian
}

/** The children whom a guardian reaches, by first name. */
export const listChildrenOf = (database: Database, guardianId: string) =>
  database
    .select({
      id: kindergartenChild.id,
      firstName: kindergartenChild.firstName,
      lastName: kindergartenChild.lastName,
      bornOn: kindergartenChild.bornOn,
    })
    .from(guardianship)
    .innerJoin(kindergartenChild, eq(kindergartenChild.id, guardianship.childId))
    .where(and(eq(guardianship.guardianId, guardianId), hasAccess()))
    .orderBy(kindergartenChild.firstName, kindergartenChild.id)
