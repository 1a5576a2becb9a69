import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient, queryClient } from './query-client.ts'

/**
 * Goes around what asks for things that change while the page is open. Most pages have nothing
 * of the kind, so it is not around all of them: the library would come with every page.
 * @param props.seed puts in what the server knew already; on the server into a client of this page alone
 */
export function QueryProvider(props: {
  seed?: (client: QueryClient) => void
  children: ReactNode
}) {
  const [client] = useState(() => {
    const isServer = typeof document === 'undefined'
    const client = isServer ? createQueryClient() : queryClient
    props.seed?.(client)
    return client
  })
  return <QueryClientProvider client={client}>{props.children}</QueryClientProvider>
}
