import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { eventRefusals } from '../model/event-refusals.ts'
import { AssociationSlug, ComingEvents, PublicEventId, PublicEventPage } from './contract.ts'
import { calendarEndpoints as endpoints } from './endpoints.ts'

const one = {
  access: 'everybody',
  params: { schema: PublicEventId, refusal: 'EVENT_NOT_FOUND' },
  refusals: only(eventRefusals, 'EVENT_NOT_FOUND'),
} as const

export const calendarDescribed = {
  read: describeEndpoint(endpoints.read, {
    ...one,
    summary: 'The public page of an event of an association.',
    answer: PublicEventPage,
  }),
  file: describeEndpoint(endpoints.file, {
    ...one,
    summary: 'An event of an association as a file for a calendar.',
    query: z.object({ language: z.enum(locales).optional() }),
    answer: { kind: 'file', types: ['text/calendar'] },
  }),
  listComing: describeEndpoint(endpoints.listComing, {
    summary: 'The next events of an association; none where there is no such association.',
    access: 'everybody',
    params: { schema: AssociationSlug, refusal: 'EVENT_NOT_FOUND' },
    answer: ComingEvents,
    refusals: only(eventRefusals, 'EVENT_NOT_FOUND'),
  }),
}
