import { refresh } from './replace-content.ts'

/** Of browsers that fetch pages ahead; the types of the language do not know it yet. */
type Navigation = PerformanceNavigationTiming & { readonly deliveryType?: string }

/**
 * A page that the browser fetched before its reader wanted it may have changed since: up to five minutes
 * lie between pointing at a link and pressing it. Mostly the answer is that nothing is new.
 */
export function refreshPrefetched(): void {
  const [navigation] = performance.getEntriesByType('navigation') as Navigation[]
  if (navigation?.deliveryType === 'navigational-prefetch') void refresh()
}
