import type { Locale } from '@trivsel/content-contract/locales'
import { endpoint } from '#platform/api/endpoint.ts'
import type { ComingEvents, PublicEventPage } from './contract.ts'

const event = '/api/frontend/association-events/:id'

export const calendarEndpoints = {
  read: endpoint<{ answer: PublicEventPage }>()('GET', event),
  file: endpoint<{ query: { language?: Locale | undefined }; answer: Blob }>()(
    'GET',
    `${event}/calendar.ics`,
  ),
  listComing: endpoint<{ answer: ComingEvents }>()(
    'GET',
    '/api/frontend/association-events/of/:slug',
  ),
}
