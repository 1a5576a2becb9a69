import { courseRoles } from '#core/courses/roles.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { CourseDates } from './contract.ts'
import { courseDateEndpoints as endpoints } from './endpoints.ts'

export const courseDatesDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Dates of courses from yesterday on, with how many have booked and were let in.',
    access: { staff: courseRoles },
    answer: CourseDates,
  }),
}
