import type { Locale } from '@trivsel/content-contract/locales'
import { endpoint } from '#platform/api/endpoint.ts'
import type { PublicCourse } from './contract.ts'

const course = '/api/frontend/course-calendar/courses/:id'

export const detailsEndpoints = {
  read: endpoint<{ answer: PublicCourse }>()('GET', course),
  file: endpoint<{ query: { language?: Locale | undefined }; answer: Blob }>()(
    'GET',
    `${course}/calendar.ics`,
  ),
}
