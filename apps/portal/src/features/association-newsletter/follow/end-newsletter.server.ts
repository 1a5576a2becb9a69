import { and, eq, inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import { cancelDeliveries, endSubscription } from '#core/newsletters/end-subscription.server.ts'
import type { ListLinks } from '#core/newsletters/links.server.ts'
import { refuseLink } from '#core/newsletters/refuse-link.server.ts'
import {
  newsletterDelivery,
  newsletterIssue,
  newsletterSubscription,
} from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type Reader, readReader } from './links.server.ts'

/**
 * Ends the newsletter of an association by a mailed link. Repeating it is not an error, also after the
 * follower is deleted.
 * @throws {Refusal} LINK_NOT_VALID (410) for a token that we have not signed
 */
export async function endNewsletter(
  { database, links }: { database: Database; links: ListLinks },
  token: string,
  now: Date,
): Promise<void> {
  const signed = links.readUnsubscription(token)
  if (signed === null) throw refuseLink()
  await database.transaction(async (transaction) => {
    const address = await findAddress(transaction, readReader(signed))
    if (address) await endForAddress(transaction, address, now)
  })
}

type Address = { readonly associationId: string; readonly email: string }

async function findAddress(transaction: Database, reader: Reader): Promise<Address | null> {
  if ('subscriptionId' in reader) {
    const [follower] = await transaction
      .select({
        associationId: newsletterSubscription.associationId,
        email: newsletterSubscription.email,
      })
      .from(newsletterSubscription)
      .where(eq(newsletterSubscription.id, reader.subscriptionId))
    const { associationId, email } = follower ?? {}
    return associationId && email ? { associationId, email } : null
  }
  const [member] = await transaction
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, reader.userId))
  return member ? { associationId: reader.associationId, email: member.email } : null
}

/**
 * After unsubscribing, an address gets nothing more of this association, as a member and as a follower:
 * one press is enough for both. The locks are in the same order everywhere: member, then follower.
 */
export async function endForAddress(
  transaction: Database,
  { associationId, email }: Address,
  now: Date,
): Promise<void> {
  const [member] = await transaction
    .select({ id: associationMember.id, userId: associationMember.userId })
    .from(associationMember)
    .where(
      and(
        eq(associationMember.associationId, associationId),
        inArray(
          associationMember.userId,
          transaction.select({ id: user.id }).from(user).where(eq(user.email, email)),
        ),
      ),
    )
    .for('update')
  if (member) {
    await transaction
      .update(associationMember)
      .set({
        noNewsletterSince: sql`coalesce(${associationMember.noNewsletterSince}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(associationMember.id, member.id))
    const issues = transaction
      .select({ id: newsletterIssue.id })
      .from(newsletterIssue)
      .where(eq(newsletterIssue.associationId, associationId))
    const which = and(
      eq(newsletterDelivery.userId, member.userId),
      inArray(newsletterDelivery.issueId, issues),
    )
    if (which) await cancelDeliveries(transaction, which)
  }
  const [follower] = await transaction
    .select({ id: newsletterSubscription.id })
    .from(newsletterSubscription)
    .where(
      and(
        eq(newsletterSubscription.associationId, associationId),
        eq(newsletterSubscription.email, email),
      ),
    )
    .for('update')
  if (follower) await endSubscription(transaction, { id: follower.id, endedBy: 'person', now })
}
