import { addCourse } from '#core/courses/courses.testing.server.ts'
import { courseScan } from '#core/courses/tables.server.ts'
import { addTicket, datesOf } from '#core/courses/tickets.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { certificatesDescribed } from './endpoints.server.ts'

const hour = 3_600_000

export const auditedCalls: AuditedCalls = [
  [
    certificatesDescribed.open,
    async (database) => {
      const startsAt = new Date(Date.now() - 5 * hour)
      const courseId = await addCourse(database, { startsAt: [startsAt], certificateDates: 1 })
      const [dateId = ''] = await datesOf(database, courseId)
      const userId = await createMember(database)
      const { id } = await addTicket(database, courseId, { userId })
      await database
        .insert(courseScan)
        .values({ id: crypto.randomUUID(), ticketId: id, dateId, scannedAt: startsAt })
      return { params: { id }, query: { language: 'no' }, concernedId: userId }
    },
  ],
]
