import { LRUCache } from 'lru-cache'

export type Stored = {
  /** The site has a limited number of such addresses: visitors cannot invent others. */
  readonly isBounded: boolean
  readonly bytes: number
}

export type StoreLimits = {
  /** Bytes of pages at addresses that the site defines. */
  site: number
  /** Bytes of pages at addresses that visitors can invent. */
  unbounded: number
}

/**
 * Pages in memory, those that were requested last. Addresses that visitors can invent have a small
 * share of their own: however many come, they evict no page of the site.
 */
export function createPageStore<Page extends Stored>(limits: StoreLimits) {
  const share = (maxSize: number) =>
    new LRUCache<string, Page>({ maxSize, sizeCalculation: ({ bytes }) => bytes })
  const site = share(limits.site)
  const unbounded = share(limits.unbounded)

  return {
    get: (key: string): Page | undefined => site.get(key) ?? unbounded.get(key),

    /** A page that is larger than its share is not stored. */
    set(key: string, page: Page): void {
      const pages = page.isBounded ? site : unbounded
      pages.set(key, page)
    },

    delete(key: string): void {
      site.delete(key)
      unbounded.delete(key)
    },

    clear(): void {
      site.clear()
      unbounded.clear()
    },

    /** The site's own first, the most recently requested first. */
    pages: (): Page[] => [...site.values(), ...unbounded.values()],
  }
}
