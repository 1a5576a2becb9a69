import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { exampleIssue } from './example-issue.ts'
import { described } from './issues/endpoints.server.ts'
import { newsletterIssue, newsletterSubscription } from './tables.server.ts'

async function addIssue(database: Database) {
  const [added] = await database
    .insert(newsletterIssue)
    .values(exampleIssue)
    .returning({ id: newsletterIssue.id })
  return { params: { id: added?.id ?? '' } }
}

export const auditedCalls: AuditedCalls = [
  [described.create, async () => ({})],
  [
    described.write,
    async (database) => ({
      ...(await addIssue(database)),
      body: { version: 1, topic: null, ...exampleIssue },
    }),
  ],
  [described.remove, addIssue],
  [
    described.send,
    async (database) => {
      const askedAt = new Date(0)
      await database
        .insert(newsletterSubscription)
        .values({
          email: 'maja@trivsel.example',
          language: 'no',
          topics: ['food'],

          source: 'newsletter',
          consentVersion: 1,
          askedAt,
          confirmedAt: askedAt,
        })
        .onConflictDoNothing()
      return { ...(await addIssue(database)), body: { version: 1 } }
    },
  ],
]
