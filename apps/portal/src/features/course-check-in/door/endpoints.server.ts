import { z } from 'zod'
import { courseRoles } from '#core/courses/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { courseCheckInRefusals } from '../model/refusals.ts'
import { CodeToFind, CourseScan, DoorList, FoundCode } from './contract.ts'
import { doorEndpoints as endpoints } from './endpoints.ts'

const ofDate = {
  access: { staff: courseRoles },
  params: { schema: z.object({ id: z.uuid() }), refusal: 'COURSE_DATE_NOT_FOUND' },
  refusals: only(courseCheckInRefusals, 'COURSE_DATE_NOT_FOUND'),
} as const

export const doorDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary:
      'All tickets to a date of a course, with who was let in. Instead of their codes it has hashes of them.',
    ...ofDate,
    answer: DoorList,
  }),
  find: describeEndpoint(endpoints.find, {
    summary:
      'Says of a code that is not on the list whether it is unknown, new, or of another course. Nothing is changed.',
    ...ofDate,
    body: CodeToFind,
    answer: FoundCode,
    audits: [],
    concerns: { nobody: 'it says which course a code belongs to, and not whose it is' },
  }),
  scan: describeEndpoint(endpoints.scan, {
    summary:
      'Lets the holder of a ticket in, or takes it back within a quarter of an hour. The same scan again changes nothing.',
    ...ofDate,
    body: CourseScan,
    answer: z.strictObject({}),
    refusals: {
      ...ofDate.refusals,
      ...only(
        courseCheckInRefusals,
        'COURSE_TICKET_NOT_FOUND',
        'COURSE_TICKET_WAITING',
        'COURSE_SCAN_NOT_NOW',
        'COURSE_UNDO_LATE',
      ),
    },
    audits: ['course-let-in', 'course-let-in-undone'],
    concerns: 'person',
  }),
}
