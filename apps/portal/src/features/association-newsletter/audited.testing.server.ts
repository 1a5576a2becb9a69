import { addAssociation, addMember } from '#core/associations/associations.testing.server.ts'
import { newsletterIssue } from '#core/newsletters/tables.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { exampleIssue } from './model/example-issue.ts'
import { overseeDescribed } from './oversee/endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    overseeDescribed.stop,
    async (database) => {
      const { id } = await addAssociation(database)
      const person = buildPerson({ membership: null })
      const concernedId = (await seedPeople(database, [person])).get(person.email) ?? ''
      await addMember(database, { associationId: id, userId: concernedId })
      const [issue] = await database
        .insert(newsletterIssue)
        .values({ ...exampleIssue, associationId: id, sentAt: new Date(0) })
        .returning({ id: newsletterIssue.id })
      return { params: { id, issueId: issue?.id ?? '' }, concernedId }
    },
  ],
]
