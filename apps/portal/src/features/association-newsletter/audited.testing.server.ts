import { addAssociation } from '#core/associations/associations.testing.server.ts'
import { newsletterIssue } from '#core/newsletters/tables.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { exampleIssue } from './model/example-issue.ts'
import { overseeDescribed } from './oversee/endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    overseeDescribed.stop,
    async (database) => {
      const { id } = await addAssociation(database)
      const [issue] = await database
        .insert(newsletterIssue)
        .values({ ...exampleIssue, associationId: id, sentAt: new Date(0) })
        .returning({ id: newsletterIssue.id })
      return { params: { id, issueId: issue?.id ?? '' } }
    },
  ],
]
