import { queryOptions } from '@tanstack/react-query'
import { sessionListKey } from '#core/sessions/session-list-key.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { sessionListEndpoints } from './endpoints.ts'

export const sessionsQuery = queryOptions({
  queryKey: sessionListKey,
  queryFn: ({ signal }) => callEndpoint(sessionListEndpoints.listSessions, { signal }),
})

export const endSession = (id: string) =>
  callEndpoint(sessionListEndpoints.endSession, { params: { id } })
export const endOtherSessions = () => callEndpoint(sessionListEndpoints.endOtherSessions)
