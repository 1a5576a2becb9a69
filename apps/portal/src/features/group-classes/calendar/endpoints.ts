import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { CalendarAddress } from './contract.ts'

const calendar = '/api/frontend/user/sports/calendar'

type InLanguage = { language: Language }

export const calendarEndpoints = {
  calendar: endpoint<{ query: InLanguage; answer: CalendarAddress }>()('GET', calendar),
  renewCalendar: endpoint<{ body: InLanguage; answer: CalendarAddress }>()('POST', calendar),
  removeCalendar: endpoint<{ answer: Done }>()('DELETE', calendar),
  /** What a calendar fetches. The address is the only credential. */
  calendarFile: endpoint<{ query: InLanguage; answer: null }>()(
    'GET',
    '/api/frontend/sports/calendar/:file',
  ),
}
