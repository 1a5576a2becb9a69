import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { CourseList, CourseMonth, CoursesQuery, MonthQuery } from './contract.ts'
import { findEndpoints as endpoints } from './endpoints.ts'

export const findDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'One page of the courses that are to come, by their next date.',
    access: 'everybody',
    query: CoursesQuery,
    answer: CourseList,
  }),
  month: describeEndpoint(endpoints.month, {
    summary: 'All dates of courses in a month.',
    access: 'everybody',
    query: MonthQuery,
    answer: CourseMonth,
  }),
}
