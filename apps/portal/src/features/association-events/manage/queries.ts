import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import { manageEndpoints as endpoints } from './endpoints.ts'
import type { ChangedEvent, NewEvents, SeenEvent } from './event-form.ts'

const ownEventsKey = (id: string) => ['my-associations', id, 'events']
/** The filter that invalidates all about the events of an association. */
export const eventQueriesOf = (id: string) => ({ queryKey: ownEventsKey(id) })

export const ownEventsQuery = (id: string) =>
  queryOptions({
    queryKey: ownEventsKey(id),
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { params: { id }, signal }),
    retry: false,
  })

/** Read again whenever its form opens, so that nobody edits an old version. */
export const openEventQuery = (id: string, eventId: string) =>
  queryOptions({
    queryKey: [...ownEventsKey(id), eventId],
    queryFn: ({ signal }) => callEndpoint(endpoints.read, { params: { id, eventId }, signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const createEvents = (id: string, body: NewEvents) =>
  callEndpoint(endpoints.create, { params: { id }, body })
export const changeEvent = (id: string, eventId: string, body: ChangedEvent) =>
  callEndpoint(endpoints.change, { params: { id, eventId }, body })
export const removeEvent = (id: string, eventId: string, body: SeenEvent) =>
  callEndpoint(endpoints.remove, { params: { id, eventId }, body })
