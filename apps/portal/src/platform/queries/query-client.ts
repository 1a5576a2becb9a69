import { QueryClient } from '@tanstack/react-query'

/**
 * What this browser has asked for. On the server nothing may be kept in it: it would be there for
 * everybody.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
})
