import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { calendarType } from '#core/calendar/write-calendar.server.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Holder, SeenTicket } from '../model/contract.ts'
import { passRefusals, ticketRefusals } from '../model/refusals.ts'
import { ticketEndpoints as endpoints } from './endpoints.ts'

const params = {
  schema: z.object({ code: z.string().regex(/^[A-Z2-7]{26}$/) }),
  refusal: 'COURSE_TICKET_NOT_FOUND',
}
const query = z.object({ language: z.enum(locales).catch(defaultLocale) })

export const ticketDescribed = {
  read: describeEndpoint(endpoints.read, {
    summary: 'Reads a ticket by its code, without a login: its state, and the name on it.',
    access: 'everybody',
    params,
    answer: SeenTicket,
    refusals: ticketRefusals,
  }),
  pdf: describeEndpoint(endpoints.pdf, {
    summary: 'Returns a valid ticket as a PDF, by its code.',
    access: 'everybody',
    params,
    query,
    answer: { kind: 'file', types: ['application/pdf'] },
    refusals: ticketRefusals,
  }),
  calendar: describeEndpoint(endpoints.calendar, {
    summary: 'Returns the dates of a valid ticket as a file for calendars, by its code.',
    access: 'everybody',
    params,
    query,
    answer: { kind: 'file', types: [calendarType] },
    refusals: ticketRefusals,
  }),
  pass: describeEndpoint(endpoints.pass, {
    summary:
      'Passes a ticket of the caller on to a named person: its code is replaced, and the new one is mailed.',
    access: 'user',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'COURSE_TICKET_NOT_FOUND' },
    body: Holder,
    answer: z.strictObject({}),
    refusals: passRefusals,
  }),
}
