import { LRUCache } from 'lru-cache'

export type Stored = {
  /** There are only as many such addresses as the site has pages: nobody can make up others. */
  readonly isBounded: boolean
  readonly bytes: number
}

export type StoreLimits = {
  /** Bytes of pages at addresses of which there are only so many. */
  site: number
  /** Bytes of pages at addresses that anybody can make up. */
  madeUp: number
}

/**
 * Pages in memory, those that were asked for last. Addresses that anybody can make up have a small
 * share of their own: however many come, they push nothing else out.
 */
export function createPageStore<Page extends Stored>(limits: StoreLimits) {
  const share = (maxSize: number) =>
    new LRUCache<string, Page>({ maxSize, sizeCalculation: ({ bytes }) => bytes })
  const site = share(limits.site)
  const madeUp = share(limits.madeUp)

  return {
    get: (key: string): Page | undefined => site.get(key) ?? madeUp.get(key),

    /** What is larger than its share is not kept. */
    set(key: string, page: Page): void {
      const pages = page.isBounded ? site : madeUp
      pages.set(key, page)
    },

    delete(key: string): void {
      site.delete(key)
      madeUp.delete(key)
    },

    clear(): void {
      site.clear()
      madeUp.clear()
    },

    /** The site's own first, what was asked for last before all others. */
    pages: (): Page[] => [...site.values(), ...madeUp.values()],
  }
}
