import { type Done, route } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { CalendarAddress } from './contract.ts'

const calendar = '/api/frontend/user/sports/calendar'

type InLanguage = { language: Language }

export const calendarEndpoints = {
  calendar: route<{ query: InLanguage; answer: CalendarAddress }>()('GET', calendar),
  renewCalendar: route<{ body: InLanguage; answer: CalendarAddress }>()('POST', calendar),
  removeCalendar: route<{ answer: Done }>()('DELETE', calendar),
  /** What a calendar fetches. The address is the only credential. */
  calendarFile: route<{ query: InLanguage; answer: null }>()(
    'GET',
    '/api/frontend/sports/calendar/:file',
  ),
}
