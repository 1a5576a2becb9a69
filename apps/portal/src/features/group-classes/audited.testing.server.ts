import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createClass, createMember } from '#testing/group-classes.testing.server.ts'
import { insertBooking } from '#testing/privacy/booking.testing.server.ts'
import { staffDescribed as described } from './staff/routes.server.ts'
import { groupClassBlock } from './tables.server.ts'

async function comingClass(database: Database) {
  const { classId } = await createClass(database)
  return { params: { id: String(classId) } }
}

const ofMember = async (database: Database) => ({ params: { id: await createMember(database) } })

export const auditedCalls: AuditedCalls = [
  [described.cancel, comingClass],
  [
    described.resize,
    async (database) => ({ ...(await comingClass(database)), body: { capacity: 3 } }),
  ],
  [
    described.move,
    async (database) => ({
      ...(await comingClass(database)),
      body: { room: 'Sal 9', roomEn: 'Studio 9' },
    }),
  ],
  [
    described.substitute,
    async (database) => ({ ...(await comingClass(database)), body: { instructorId: 1 } }),
  ],
  [
    described.mark,
    async (database) => {
      const startsAt = new Date(Date.now() - 3_600_000)
      const { classId } = await createClass(database, { startsAt })
      const bookingId = await insertBooking(database, classId, await createMember(database))
      const params = { id: String(classId), bookingId: String(bookingId) }
      return { params, body: { mark: 'attended' } }
    },
  ],
  [
    described.block,
    async (database) => ({
      ...(await ofMember(database)),
      body: { reason: 'Ødela utstyr', lastDay: '' },
    }),
  ],
  [
    described.unblock,
    async (database) => {
      const called = await ofMember(database)
      await database
        .insert(groupClassBlock)
        .values({ userId: called.params.id, cause: 'staff', reason: 'Ødela utstyr' })
      return { ...called, body: { reason: 'Har erstattet det' } }
    },
  ],
]
