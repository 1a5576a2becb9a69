import { defaultLocale, type Locale, perLocale } from '@trivsel/content-contract/locales'
import { isOfList } from '#core/newsletters/is-of-list.server.ts'
import { consentVersion, type NewsletterTopic } from '#core/newsletters/rules.ts'
import {
  newsletterDelivery,
  newsletterIssue,
  newsletterSubscription,
} from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
import { exampleIssue } from '../issues/example-issue.ts'

const subscribers: readonly (readonly [string, Locale, readonly NewsletterTopic[]])[] = [
  ['ingrid@example.org', 'no', ['student-life', 'food']],
  ['mohammed@example.org', 'no', ['sports']],
  ['sofie@example.org', 'no', ['student-life', 'sports', 'food', 'housing']],
  ['oskar@example.org', 'no', ['housing']],
  ['aino@example.org', 'en', ['student-life']],
  ['priya@example.org', 'en', ['food', 'housing']],
]

/** A text that is written in the first language only. */
const unfinished = (text: string) => perLocale((locale) => (locale === defaultLocale ? text : ''))

/** Adds a few subscribers, a sent issue and a draft, if there are no issues yet. */
export async function seedNewsletter(database: Database): Promise<void> {
  if ((await database.$count(newsletterIssue, isOfList(newsletterIssue.associationId, null))) > 0)
    return
  const now = new Date()
  const daysAgo = (days: number) => addDaysByWallTime(now, -days)
  const sentAt = daysAgo(12)
  await database.transaction(async (transaction) => {
    const people = await transaction
      .insert(newsletterSubscription)
      .values(
        subscribers.map(([email, language, topics], index) => ({
          email,
          language,
          topics: [...topics],
          source: 'newsletter',
          consentVersion,
          requestedAt: daysAgo(60 - index),
          confirmedAt: daysAgo(60 - index),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: newsletterSubscription.id })
    const [issue] = await transaction
      .insert(newsletterIssue)
      .values([
        {
          ...exampleIssue,
          changedAt: sentAt,
          sentAt,
          finishedAt: sentAt,
          recipients: people.length,
        },
        {
          topic: 'sports',
          subject: unfinished('Nye gruppetimer på nyåret'),
          text: unfinished('Hei!\n\nFra januar har vi flere timer om kvelden.'),
        },
      ])
      .returning({ id: newsletterIssue.id })
    if (!issue || people.length === 0) return
    await transaction.insert(newsletterDelivery).values(
      people.map(({ id }, index) => ({
        issueId: issue.id,
        subscriptionId: id,
        createdAt: sentAt,
        sentAt,
        mailId: `<${id}@trivsel.example>`,
        failedAt: index === 3 ? sentAt : null,
      })),
    )
  })
}
