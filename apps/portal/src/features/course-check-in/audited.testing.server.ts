import { randomUUID } from 'node:crypto'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { addTicket, datesOf } from '#core/courses/tickets.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { attendanceDescribed } from './attendance/endpoints.server.ts'
import { doorDescribed } from './door/endpoints.server.ts'

const hour = 3_600_000

/** A ticket to a date that has begun. */
async function addOne(database: Database) {
  const courseId = await addCourse(database, { startsAt: [new Date(Date.now() - hour)] })
  const [dateId = ''] = await datesOf(database, courseId)
  const userId = await createMember(database)
  const ticket = await addTicket(database, courseId, { userId })
  return { courseId, dateId, ticketId: ticket.id, holder: ticket.holder, userId }
}

export const auditedCalls: AuditedCalls = [
  [
    doorDescribed.scan,
    async (database) => {
      const { dateId, ticketId, userId } = await addOne(database)
      const body = {
        id: randomUUID(),
        ticketId,
        scannedAt: new Date().toISOString(),
        undoneAt: null,
      }
      return { params: { id: dateId }, body, concernedId: userId }
    },
  ],
  [
    attendanceDescribed.correct,
    async (database) => {
      const { courseId, dateId, ticketId, userId } = await addOne(database)
      const body = { ticketId, dateId, wasThere: true, seen: null, reason: 'Seen there' }
      return { params: { id: courseId }, body, concernedId: userId }
    },
  ],
  [
    attendanceDescribed.correctHolder,
    async (database) => {
      const { courseId, ticketId, holder, userId } = await addOne(database)
      const body = { ticketId, holder: 'Kari Berg', seen: holder, reason: 'Misspelt' }
      return { params: { id: courseId }, body, concernedId: userId }
    },
  ],
]
