import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { addPeople, bookOne, readPlaces } from '#core/places/places.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { associationEvent } from './model/tables.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'
import { staffPlacesDescribed } from './staff-places/endpoints.server.ts'
import { addEvent } from './testing/event-places.testing.server.ts'

const day = 86_400_000

export const auditedCalls: AuditedCalls = [
  [
    staffPlacesDescribed.cancel,
    async (database) => {
      const { eventId } = await addEvent(database)
      const [userId = ''] = await addPeople(database, 1)
      await bookOne(database, eventId, { userId })
      const [place] = await readPlaces(database, eventId)
      const body = { state: 'booked', refundOre: 0, reason: 'Two places' }
      return { params: { id: place?.id ?? '' }, body, concernedId: userId }
    },
  ],
  [
    publishDescribed.callOffByStaff,
    async (database) => {
      const { eventId, associationId } = await addEvent(database)
      const userId = await createMember(database)
      await addContact(database, associationId, userId)
      const body = { version: 1, scope: 'one', reason: 'The room is closed' }
      return { params: { eventId }, body, concernedId: userId }
    },
  ],
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
