import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/api-client.ts'
import type { Session } from './contract.ts'

/** Readable beside the session's own cookie: says only that asking for the session is worth a call. */
const signedInCookie = 'trivsel-signed-in=1'

function mayBeSignedIn(): boolean {
  return typeof document !== 'undefined' && document.cookie.includes(signedInCookie)
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> =>
    mayBeSignedIn() ? callApi<Session>('session', { signal }) : { user: null },
})

/** The signed-in person; `undefined` while it is not known, `null` for a visitor. */
export function useSessionUser(): Session['user'] | undefined {
  return useQuery(sessionQuery).data?.user
}
