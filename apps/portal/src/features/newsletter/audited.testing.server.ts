import { newsletterIssue, newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './issues/endpoints.server.ts'
import { exampleIssue } from './issues/example-issue.ts'

async function addIssue(database: Database) {
  const [added] = await database
    .insert(newsletterIssue)
    .values(exampleIssue)
    .returning({ id: newsletterIssue.id })
  return { params: { id: added?.id ?? '' } }
}

export const auditedCalls: AuditedCalls = [
  [described.createIssue, async () => ({})],
  [
    described.updateIssue,
    async (database) => ({
      ...(await addIssue(database)),
      body: { version: 1, topic: null, ...exampleIssue },
    }),
  ],
  [described.deleteIssue, addIssue],
  [
    described.sendIssue,
    async (database) => {
      const requestedAt = new Date(0)
      await database
        .insert(newsletterSubscription)
        .values({
          email: 'maja@trivsel.example',
          language: 'no',
          topics: ['food'],

          source: 'newsletter',
          consentVersion: 1,
          requestedAt,
          confirmedAt: requestedAt,
        })
        .onConflictDoNothing()
      return { ...(await addIssue(database)), body: { version: 1 } }
    },
  ],
]
