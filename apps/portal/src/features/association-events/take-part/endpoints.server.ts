import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { calendarType } from '#core/calendar/write-calendar.server.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { ownPlaceRefusals } from '../model/place-refusals.ts'
import { OwnEvents } from './contract.ts'
import { takePartEndpoints as endpoints } from './endpoints.ts'

const { PLACE_NOT_FOUND } = ownPlaceRefusals

export const takePartDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Lists events at which the caller has a place, waits for one or has to pay for one.',
    access: 'user',
    answer: OwnEvents,
  }),
  calendar: describeEndpoint(endpoints.calendar, {
    summary: 'Returns an event at which the caller has a place, as a file for calendars.',
    access: 'user',
    params: { schema: z.object({ id: z.uuid() }), refusal: 'PLACE_NOT_FOUND' },
    query: z.object({ language: z.enum(locales).catch(defaultLocale) }),
    answer: { kind: 'file', types: [calendarType] },
    refusals: { PLACE_NOT_FOUND },
  }),
}
