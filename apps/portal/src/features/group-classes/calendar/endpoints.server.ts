import { z } from 'zod'
import { calendarType } from '#core/calendar/write-calendar.server.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { InLanguage, LanguageQuery } from '../model/contract.ts'
import { refusalField } from '../model/refusals.ts'
import { CalendarAddress, CalendarFile } from './contract.ts'
import { calendarEndpoints as endpoints } from './endpoints.ts'

export const calendarDescribed = {
  calendar: describeEndpoint(endpoints.calendar, {
    summary: 'The secret address from which the caller’s calendar fetches their sports bookings.',
    access: 'user',
    query: LanguageQuery,
    answer: CalendarAddress,
  }),
  renewCalendar: describeEndpoint(endpoints.renewCalendar, {
    summary: 'Creates that address, or replaces it; the old one stops working.',
    access: 'user',
    body: InLanguage,
    answer: CalendarAddress,
  }),
  removeCalendar: describeEndpoint(endpoints.removeCalendar, {
    summary: 'Removes that address.',
    access: 'user',
    answer: Done,
  }),
  calendarFile: describeEndpoint(endpoints.calendarFile, {
    summary:
      'A member’s sports bookings as a calendar file, for anyone who has its secret address.',
    access: 'everybody',
    query: LanguageQuery,
    params: { schema: z.object({ file: CalendarFile }), refusal: 'CALENDAR_NOT_FOUND' },
    answer: { kind: 'file', types: [calendarType] },
    refusals: { CALENDAR_NOT_FOUND: 404 },
    refusalField,
  }),
}
