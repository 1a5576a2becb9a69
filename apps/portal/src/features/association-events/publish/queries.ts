import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { callEndpoint } from '#platform/api-client.ts'
import type { CallOffForm, SeenEvent } from '../manage/event-form.ts'
import type { DecisionForm } from './decision-form.ts'
import { publishEndpoints as endpoints } from './endpoints.ts'

export const publishEvents = (id: string, eventId: string, body: SeenEvent) =>
  callEndpoint(endpoints.publish, { params: { id, eventId }, body })
export const callOffEvents = (id: string, eventId: string, body: CallOffForm) =>
  callEndpoint(endpoints.callOff, { params: { id, eventId }, body })

const staffEventsKey = [...staffKey, 'association-events']
export const staffEventsQuery = queryOptions({
  queryKey: staffEventsKey,
  queryFn: ({ signal }) => callStaff(endpoints.listForStaff, { signal }),
  retry: false,
})
export const callOffByStaff = (eventId: string, body: CallOffForm) =>
  callStaff(endpoints.callOffByStaff, { params: { eventId }, body })
export const decideEvents = (eventId: string, body: DecisionForm) =>
  callStaff(endpoints.decide, { params: { eventId }, body })
