import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { associationEvent } from './model/tables.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'

const day = 86_400_000

export const auditedCalls: AuditedCalls = [
  [
    publishDescribed.decide,
    async (database) => {
      const { id: associationId } = await addAssociation(database)
      const userId = await createMember(database)
      await addContact(database, associationId, userId)
      const startsAt = new Date(Date.now() + 7 * day)
      const [added] = await database
        .insert(associationEvent)
        .values({
          associationId,
          title: { no: 'Quiz', en: 'Quiz' },
          text: { no: 'Kom.', en: 'Come.' },
          place: 'Kantinen',
          languages: ['no'],
          startsAt,
          endsAt: new Date(startsAt.getTime() + 3_600_000),
          state: 'waiting',
        })
        .returning({ id: associationEvent.id })
      return {
        params: { eventId: added?.id ?? '' },
        body: { version: 1, decision: 'approve', reason: '' },
        concernedId: userId,
      }
    },
  ],
]
