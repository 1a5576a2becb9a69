import { addPeople, bookOne, readPlaces } from '#core/places/places.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { staffPlacesDescribed } from './staff-places/endpoints.server.ts'
import { addEvent } from './testing/event-places.testing.server.ts'

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
]
