import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { CallOffForm, SeenCourse } from '../model/course-form.ts'
import { planningRefusals } from '../model/refusals.ts'
import { CourseId } from '../plan/contract.ts'
import { CalledOff } from './contract.ts'
import { publishEndpoints as endpoints } from './endpoints.ts'

const ofCourse = {
  access: { staff: ['courses'] },
  params: { schema: CourseId, refusal: 'COURSE_NOT_FOUND' },
} as const
const changing = only(planningRefusals, 'COURSE_NOT_FOUND', 'COURSE_CHANGED', 'COURSE_STATE')

export const publishDescribed = {
  publish: describeEndpoint(endpoints.publish, {
    ...ofCourse,
    summary: 'Publishes a draft: from now on people book it.',
    body: SeenCourse,
    answer: Done,
    refusals: { ...changing, ...only(planningRefusals, 'COURSE_IN_PAST') },
    audits: ['course-published'],
    concerns: { nobody: 'a course is for all who book it' },
  }),
  withdraw: describeEndpoint(endpoints.withdraw, {
    ...ofCourse,
    summary: 'Makes a published course a draft again, while nobody has a place or waits.',
    body: SeenCourse,
    answer: Done,
    refusals: { ...changing, ...only(planningRefusals, 'COURSE_HAS_BOOKINGS') },
    audits: ['course-withdrawn'],
    concerns: { nobody: 'nobody has booked it' },
  }),
  callOff: describeEndpoint(endpoints.callOff, {
    ...ofCourse,
    summary:
      'Calls off a published course: all are told, and get back what they paid. Where money goes back a second person has to confirm it first.',
    body: CallOffForm,
    answer: CalledOff,
    refusals: {
      ...changing,
      ...only(planningRefusals, 'COURSE_OVER', 'COURSE_CALL_OFF_WAITS'),
    },
    audits: ['course-called-off', 'proposal-made'],
    concerns: 'person',
  }),
}
