import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { refuseAssociation } from '../refuse.server.ts'
import { association, associationMember } from '../tables.server.ts'
import { findTerms, type MemberTerm } from './find-terms.server.ts'

export type Member = typeof associationMember.$inferSelect

export type LockedMember = {
  readonly association: typeof association.$inferSelect
  /** Null for somebody who never was in the register. */
  readonly member: Member | null
  /** Those that count, oldest first. */
  readonly terms: readonly MemberTerm[]
}

/**
 * Locks one person's place in the register until the transaction ends, whether they have one or not.
 * The association does not change meanwhile.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`
 */
export async function lockMember(
  transaction: Database,
  { associationId, userId }: { readonly associationId: string; readonly userId: string },
): Promise<LockedMember> {
  const [found] = await transaction
    .select()
    .from(association)
    .where(eq(association.id, associationId))
    .for('share')
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const place = `member ${userId} of ${associationId}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
  const [member = null] = await transaction
    .select()
    .from(associationMember)
    .where(
      and(eq(associationMember.associationId, associationId), eq(associationMember.userId, userId)),
    )
    .for('update')
  const terms = member ? await findTerms(transaction, member.id) : []
  return { association: found, member, terms }
}
