import { endpoint } from '#platform/api/endpoint.ts'
import type { CourseList, CourseMonth, CoursesQuery, MonthQuery } from './contract.ts'

type QueryInput<Query> = { [Name in keyof Query]?: Query[Name] | undefined }

export const findEndpoints = {
  list: endpoint<{ query: QueryInput<CoursesQuery>; answer: CourseList }>()(
    'GET',
    '/api/frontend/course-calendar/courses',
  ),
  month: endpoint<{
    query: QueryInput<Omit<MonthQuery, 'month'>> & Pick<MonthQuery, 'month'>
    answer: CourseMonth
  }>()('GET', '/api/frontend/course-calendar/dates'),
}
