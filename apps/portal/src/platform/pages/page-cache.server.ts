import { LRUCache } from 'lru-cache'
import { type CachedPage, sizeOfPage } from './cached-page.server.ts'

/** Bytes of all encodings together: about 2,000 list pages. */
const cachedBytes = 128 * 1024 * 1024

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Finished pages in memory. Nothing personal may ever be in one: a page is the same for everybody.
 * However many ask for a missing page at once, it is rendered once.
 */
export function createPageCache(limit = cachedBytes) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: limit, sizeCalculation: sizeOfPage })
  const pending = new Map<string, Promise<CachedPage>>()
  let generation = 0

  async function renderAndCache(key: string, render: () => Promise<CachedPage>) {
    const startedIn = generation
    const page = await render()
    // What changed while the page was being made may not be in it: serve it, do not cache it.
    if (startedIn === generation && isCacheable(page)) pages.set(key, page)
    return page
  }

  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (!page?.expires || page.expires > Date.now()) return page
      pages.delete(key)
      return undefined
    },

    async getOrRender(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = this.get(key)
      if (known) return known
      let rendering = pending.get(key)
      if (!rendering) {
        const started = renderAndCache(key, render).finally(() => {
          if (pending.get(key) === started) pending.delete(key)
        })
        rendering = started
        pending.set(key, rendering)
      }
      return rendering
    },

    /** Forgets the pages that were made of content with one of the tags; without tags, all. */
    drop(tags?: readonly string[]): void {
      generation += 1
      pending.clear()
      for (const [key, page] of [...pages.entries()])
        if (!tags || tags.some((tag) => page.tags.has(tag))) pages.delete(key)
    },
  }
}

/** An error is never cached as a page, and neither is a page that does not exist. */
function isCacheable(page: CachedPage): boolean {
  return page.status === 200 && page.expires !== 0
}
