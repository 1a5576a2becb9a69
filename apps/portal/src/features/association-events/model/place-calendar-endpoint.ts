import type { Locale } from '#locale'
import { endpoint } from '#platform/api/endpoint.ts'

/** An event at which the caller has a place, as a file for calendars. */
export const placeCalendarEndpoint = endpoint<{ query: { language: Locale }; answer: null }>()(
  'GET',
  '/api/frontend/user/association-events/:id/place/calendar',
)
