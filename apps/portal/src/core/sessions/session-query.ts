import { queryOptions, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { Session } from './contract.ts'
import { loadSession } from './load-session.ts'

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: () => loadSession() })

/**
 * The signed-in user; `undefined` while unknown, `null` for a visitor. The header is hydrated before
 * the page and may have fetched the user by then; the HTML of the server never has one.
 */
export function useSessionUser(): Session['user'] | undefined {
  const { data } = useQuery(sessionQuery)
  return useHydrated() ? data?.user : undefined
}
