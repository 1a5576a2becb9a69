import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { ChangedCourse, CopyForm, CourseForm, SeenCourse } from '../model/course-form.ts'
import { planningRefusals } from '../model/refusals.ts'
import { CourseId, ListedCourses, OpenCourse, PlannedCourse, SavedCourse } from './contract.ts'
import { planEndpoints as endpoints } from './endpoints.ts'

const ofStaff = { access: { staff: ['courses'] } } as const
const ofCourse = {
  ...ofStaff,
  params: { schema: CourseId, refusal: 'COURSE_NOT_FOUND' },
} as const
const nobody = { nobody: 'a course is for all who book it' } as const
const reading = only(planningRefusals, 'COURSE_NOT_FOUND')
const changing = only(planningRefusals, 'COURSE_NOT_FOUND', 'COURSE_CHANGED', 'COURSE_STATE')
const times = only(
  planningRefusals,
  'COURSE_IN_PAST',
  'COURSE_DATE_ENDS_BEFORE',
  'COURSE_TOO_FAR',
  'COURSE_DATE_NOT_FOUND',
  'QUESTION_NOT_FOUND',
)

/** How many seats are taken. */
export const refusalDetails = { COURSE_BELOW_TAKEN: z.strictObject({ taken: z.int() }) }

export const planDescribed = {
  list: describeEndpoint(endpoints.list, {
    ...ofStaff,
    summary: 'All courses, those that come last first, with their figures.',
    answer: ListedCourses,
  }),
  plan: describeEndpoint(endpoints.plan, {
    ...ofStaff,
    summary: 'Plans a course, as a draft.',
    body: CourseForm,
    answer: PlannedCourse,
    refusals: times,
    audits: ['course-planned'],
    concerns: nobody,
  }),
  read: describeEndpoint(endpoints.read, {
    ...ofCourse,
    summary: 'A course as it is edited, with how many a change would concern.',
    answer: OpenCourse,
    refusals: reading,
  }),
  change: describeEndpoint(endpoints.change, {
    ...ofCourse,
    summary:
      'Saves a course. Who has booked keeps their price; at other times or another place all are told once, and may cancel with a full refund. More seats go to the queue at once.',
    body: ChangedCourse,
    answer: SavedCourse,
    refusals: {
      ...changing,
      ...times,
      ...only(planningRefusals, 'COURSE_OVER', 'COURSE_DATE_HELD', 'COURSE_BELOW_TAKEN'),
    },
    refusalDetails,
    audits: ['course-changed'],
    concerns: nobody,
  }),
  copy: describeEndpoint(endpoints.copy, {
    ...ofCourse,
    summary: 'Copies a course as a draft, so many whole weeks later.',
    body: CopyForm,
    answer: PlannedCourse,
    refusals: {
      ...reading,
      ...only(planningRefusals, 'COURSE_IN_PAST', 'COURSE_DATE_ENDS_BEFORE', 'COURSE_TOO_FAR'),
    },
    audits: ['course-planned'],
    concerns: nobody,
  }),
  remove: describeEndpoint(endpoints.remove, {
    ...ofCourse,
    summary: 'Removes a draft that nobody has ever booked.',
    body: SeenCourse,
    answer: Done,
    refusals: { ...changing, ...only(planningRefusals, 'COURSE_HAS_BOOKINGS') },
    audits: ['course-removed'],
    concerns: nobody,
  }),
}
