import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/api-client.ts'
import type { Session } from './contract.ts'
import { mayBeSignedIn } from './signed-in-cookie.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> =>
    mayBeSignedIn() ? callApi<Session>('session', { signal }) : { user: null },
})

/** The signed-in person; `undefined` while it is not known, `null` for a visitor. */
export function useSessionUser(): Session['user'] | undefined {
  return useQuery(sessionQuery).data?.user
}
