import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api-client.ts'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry },
      // Without a network a change fails at once: one that waited for it would come as a surprise.
      mutations: { networkMode: 'always' },
    },
  })

/**
 * What this browser has asked for. On the server nothing may be kept in it: it would be there for
 * everybody.
 */
export const queryClient = createQueryClient()

/**
 * Once, but not what the API has refused: it would again. A visitor who has waited for the whole time
 * limit of a call sees the failure.
 */
export function retry(failures: number, error: Error): boolean {
  if (failures >= 1) return false
  if (!(error instanceof ApiError)) return true
  const isRefused = error.status >= 400 && error.status < 500
  return !isRefused && error.code !== 'TIMEOUT'
}
