import { z } from 'zod'
import { courseRoles } from '#core/courses/roles.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { courseCheckInRefusals } from '../model/refusals.ts'
import { Attendance } from './contract.ts'
import { CorrectionForm } from './correction-form.ts'
import { attendanceEndpoints as endpoints } from './endpoints.ts'
import { HolderForm } from './holder-form.ts'

const ofCourse = {
  access: { staff: courseRoles },
  params: { schema: z.object({ id: z.uuid() }), refusal: 'COURSE_NOT_FOUND' },
  refusals: only(courseCheckInRefusals, 'COURSE_NOT_FOUND'),
} as const

export const attendanceDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'Who was at which date of a course, with what staff have corrected.',
    ...ofCourse,
    answer: Attendance,
  }),
  correct: describeEndpoint(endpoints.correct, {
    summary:
      'Says that somebody was at a date or not, whatever was scanned, or takes that back. A certificate that is no longer true is corrected.',
    ...ofCourse,
    body: CorrectionForm,
    answer: z.strictObject({}),
    refusals: {
      ...ofCourse.refusals,
      ...only(
        courseCheckInRefusals,
        'COURSE_DATE_NOT_FOUND',
        'COURSE_TICKET_NOT_FOUND',
        'COURSE_DATE_AHEAD',
        'ATTENDANCE_CHANGED',
      ),
    },
    audits: ['course-attendance-corrected', 'course-correction-removed'],
    concerns: 'person',
  }),
  correctHolder: describeEndpoint(endpoints.correctHolder, {
    summary:
      'Corrects the name on a ticket, which keeps its code. A certificate with the wrong name is no longer valid, and the holder is mailed.',
    ...ofCourse,
    body: HolderForm,
    answer: z.strictObject({}),
    refusals: {
      ...ofCourse.refusals,
      ...only(
        courseCheckInRefusals,
        'COURSE_TICKET_NOT_FOUND',
        'COURSE_CALLED_OFF',
        'COURSE_TICKET_NOT_BOOKED',
        'HOLDER_CHANGED',
      ),
    },
    audits: ['course-holder-corrected'],
    concerns: 'person',
  }),
}
