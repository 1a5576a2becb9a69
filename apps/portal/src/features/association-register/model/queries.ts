import type { QueryClient } from '@tanstack/react-query'

/** Of everything that pages show of one association's register, read again after each change. */
export const registerKey = (id: string) => ['association-register', id] as const

export const readRegisterAgain = (queryClient: QueryClient, id: string) =>
  queryClient.invalidateQueries({ queryKey: registerKey(id) })
