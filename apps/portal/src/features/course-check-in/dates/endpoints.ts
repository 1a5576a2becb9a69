import { endpoint } from '#platform/api/endpoint.ts'
import type { CourseDates } from './contract.ts'

export const courseDateEndpoints = {
  list: endpoint<{ answer: CourseDates }>()('GET', '/api/frontend/staff/course-dates'),
}
