import { and, eq, ne, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association, associationMember } from '#core/associations/tables.server.ts'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { endForAddress } from '../follow/end-newsletter.server.ts'
import type { OwnNewsletters } from './contract.ts'

const isOwn = (userId: string) =>
  and(eq(associationMember.userId, userId), eq(associationMember.state, 'member'))

export async function listOwnNewsletters(
  database: Database,
  userId: string,
): Promise<OwnNewsletters> {
  const items = await database
    .select({
      associationId: association.id,
      name: association.name,
      isWanted: sql<boolean>`${associationMember.noNewsletterSince} is null or exists (
        select from ${newsletterSubscription} follower
        where follower.association_id = ${association.id} and follower.email = ${user.email}
          and follower.confirmed_at is not null)`,
    })
    .from(associationMember)
    .innerJoin(association, eq(association.id, associationMember.associationId))
    .innerJoin(user, eq(user.id, associationMember.userId))
    .where(and(isOwn(userId), ne(association.state, 'closed')))
    .orderBy(association.name, association.id)
  return { items }
}

/** @throws {Refusal} ASSOCIATION_NOT_FOUND (404) for one of which the caller is no member */
export async function chooseNewsletter(
  database: Database,
  { userId, associationId, isWanted }: { userId: string; associationId: string; isWanted: boolean },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isThisOne = and(isOwn(userId), eq(associationMember.associationId, associationId))
    const [member] = await transaction
      .select({ id: associationMember.id })
      .from(associationMember)
      .where(isThisOne)
      .for('update')
    if (!member) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
    if (!isWanted) {
      const [own] = await transaction
        .select({ email: user.email })
        .from(user)
        .where(eq(user.id, userId))
      return endForAddress(transaction, { associationId, email: own?.email ?? '' }, now)
    }
    await transaction
      .update(associationMember)
      .set({ noNewsletterSince: null })
      .where(eq(associationMember.id, member.id))
  })
}
