import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association, associationFounder } from '#core/associations/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { founderMailMinutes } from '../model/limits.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireOwnCase } from './find-own-application.server.ts'
import { mailFounders } from './mail-founders.server.ts'

type Parts = {
  readonly database: Database
  readonly encryption: Pick<FieldEncryption, 'index'>
  readonly portalUrl: string
}

/**
 * Sends the mail to a founder again, who may have declined by mistake and then can answer again. Of two
 * presses at the same time the second is refused.
 * @throws {Refusal} `APPLICATION_NOT_FOUND`, `FOUNDER_NOT_FOUND`, `FOUNDER_MAIL_SENT`
 */
export async function remindFounder(
  parts: Parts,
  {
    id,
    founderId,
    userId,
  }: { readonly id: string; readonly founderId: string; readonly userId: string },
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    await requireOwnCase(transaction, { id, userId })
    const isThis = and(
      eq(associationFounder.id, founderId),
      eq(associationFounder.associationId, id),
      isNull(associationFounder.userId),
    )
    const [asked] = await transaction
      .update(associationFounder)
      .set({ invitedAt: sql`now()`, declinedAt: null })
      .where(
        and(
          isThis,
          isNull(associationFounder.confirmedAt),
          sql`(${associationFounder.declinedAt} is not null or ${associationFounder.invitedAt}
            <= now() - make_interval(mins => ${founderMailMinutes}))`,
        ),
      )
      .returning({ id: associationFounder.id, email: associationFounder.email })
    if (!asked) {
      const isThere = (await transaction.$count(associationFounder, isThis)) > 0
      throw refuse(isThere ? 'FOUNDER_MAIL_SENT' : 'FOUNDER_NOT_FOUND')
    }
    const [about] = await transaction
      .select({
        name: association.name,
        applicant: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      })
      .from(association)
      .innerJoin(user, eq(user.id, association.foundedBy))
      .where(eq(association.id, id))
    if (about) await mailFounders(parts, transaction, { ...about, founders: [asked] })
  })
}
