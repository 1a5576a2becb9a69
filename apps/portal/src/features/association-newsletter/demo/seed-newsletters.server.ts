import { and, eq, isNotNull } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { newsletterIssue, newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
import { exampleIssue } from '../model/example-issue.ts'
import { consentVersion, followFormId } from '../model/rules.ts'

const slug = 'studentkoret-fjordklang'
const followers = [
  ['nora@example.org', 'no'],
  ['elias@example.org', 'no'],
  ['hannah@example.org', 'en'],
] as const

/** Adds a sent issue, a draft and a few followers of one association, if no association has an issue yet. */
export async function seedAssociationNewsletters(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const known = await transaction.$count(
      newsletterIssue,
      isNotNull(newsletterIssue.associationId),
    )
    const [found] = await transaction
      .select({ id: association.id })
      .from(association)
      .where(and(eq(association.slug, slug), eq(association.state, 'active')))
    if (known > 0 || !found) return
    const associationId = found.id
    const sentAt = addDaysByWallTime(new Date(), -9)
    await transaction
      .insert(newsletterSubscription)
      .values(
        followers.map(([email, language]) => ({
          associationId,
          email,
          language,
          topics: [],
          source: followFormId,
          consentVersion,
          requestedAt: sentAt,
          confirmedAt: sentAt,
        })),
      )
      .onConflictDoNothing()
    await transaction.insert(newsletterIssue).values([
      {
        ...exampleIssue,
        associationId,
        changedAt: sentAt,
        sentAt,
        finishedAt: sentAt,
        recipients: followers.length,
      },
      {
        associationId,
        subject: { no: 'Vårkonserten', en: '' },
        text: { no: 'Hei!\n\nVi begynner å øve til vårkonserten.', en: '' },
      },
    ])
  })
}
