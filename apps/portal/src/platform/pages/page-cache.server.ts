import { LRUCache } from 'lru-cache'
import { type StoredPage, sizeOfPage } from './stored-page.server.ts'

/** Bytes of all encodings together: about 2,000 list pages. */
const keptBytes = 128 * 1024 * 1024

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Finished pages in memory. Nothing personal may ever be in one: a page is the same for everybody.
 * However many ask for a missing page at once, it is rendered once.
 */
export function createPageCache(limit = keptBytes) {
  const pages = new LRUCache<string, StoredPage>({ maxSize: limit, sizeCalculation: sizeOfPage })
  const pending = new Map<string, Promise<StoredPage>>()
  let generation = 0

  async function renderAndKeep(key: string, render: () => Promise<StoredPage>) {
    const startedIn = generation
    const page = await render()
    // What changed while the page was being made may not be in it: serve it, do not keep it.
    if (startedIn === generation && isKeepable(page)) pages.set(key, page)
    return page
  }

  return {
    get(key: string): StoredPage | undefined {
      const page = pages.get(key)
      if (!page?.expires || page.expires > Date.now()) return page
      pages.delete(key)
      return undefined
    },

    async getOrRender(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
      const known = this.get(key)
      if (known) return known
      let rendering = pending.get(key)
      if (!rendering) {
        const started = renderAndKeep(key, render).finally(() => {
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

/** An error is never kept as a page, and neither is a page that does not exist. */
function isKeepable(page: StoredPage): boolean {
  return page.status === 200 && page.expires !== 0
}
