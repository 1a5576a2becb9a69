import type { QueryClient } from '@tanstack/react-query'
import { staffKey, staffWorkQuery } from './queries.ts'

/**
 * Counts again what waits, whenever something of the staff area has changed: each form says so already,
 * by asking for its list again.
 * @returns ends it
 */
export function followChanges(client: QueryClient): () => void {
  const [area] = staffKey
  const [, work] = staffWorkQuery.queryKey
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    const [of, part] = event.query.queryKey
    if (of !== area || part === work) return
    clearTimeout(timer)
    timer = setTimeout(() => client.invalidateQueries({ queryKey: staffWorkQuery.queryKey }))
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
