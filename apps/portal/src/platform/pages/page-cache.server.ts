import type { CachedPage } from './cached-page.server.ts'
import { type Freshness, freshnessOf } from './page-freshness.ts'
import { createPageStore, type Stored, type StoreLimits } from './page-store.ts'
import { BusyError, type Job, type RenderQueue } from './render-queue.server.ts'

/** Bytes of all encodings together: about 500 of the longest lists, or 1,500 other pages. */
const cachedBytes: StoreLimits = { site: 112 * 1024 * 1024, unbounded: 16 * 1024 * 1024 }

/** Pages that are rendered again at once when a publication touches them: those requested last. */
const renewedAhead = 100

/** Milliseconds that a page must be good for to be compressed as well as can be. */
const lastingLife = 60_000

/** A page that is requested. */
export type Wanted = {
  /** Equal for all requests that get the same bytes. */
  readonly key: string
  /** The site has a limited number of such addresses: visitors cannot invent others. */
  readonly isBounded: boolean
  /** That of the page itself: with any other it does not exist, or has moved, and is never cached. */
  readonly status: 200 | 404
}

type CachedEntry<Page extends Wanted> = Stored &
  Freshness & {
    wanted: Page
    page: CachedPage
    /** At the highest level, or this has been requested. */
    isCompressed: boolean
  }

/** A rendering that has been requested. `started` is missing while it waits in the queue. */
type Making = { job: Job<CachedPage>; started?: StartedRendering }

/** What was published while a page was being made, and may not be in it. */
type StartedRendering = { missed: { tags: readonly string[]; at: number }[]; isLost: boolean }

/**
 * Finished pages in memory. Nothing personal may ever be in one: a page is the same for everybody.
 * However many ask for a page at once, it is rendered once, and who can have the old one for a moment
 * does not wait for the new one (docs/adr/0050-page-rendering-and-stale-pages.md).
 *
 * @param options.noteFailure is called with a rendering that failed while nobody waited for it
 * @param options.now milliseconds of a clock that never goes back
 */
export function createPageCache<Page extends Wanted>(options: {
  render: (wanted: Page) => Promise<CachedPage>
  queue: Pick<RenderQueue<CachedPage>, 'add' | 'wait' | 'doAhead'>
  noteFailure: (error: unknown) => void
  /** Hands over the page in fewer bytes when there was time for it. */
  compressLater: (page: CachedPage, take: (compressed: CachedPage) => void) => void
  limits?: StoreLimits
  now?: () => number
}) {
  const { queue, now = () => performance.now() } = options
  const store = createPageStore<CachedEntry<Page>>(options.limits ?? cachedBytes)
  const making = new Map<string, Making>()
  const underWay = new Set<StartedRendering>()

  /** The rendering of a page that is on its way, or a new one, which is in no queue yet. */
  function make(wanted: Page): Job<CachedPage> {
    const cached = making.get(wanted.key)
    if (cached) return cached.job
    const started: StartedRendering = { missed: [], isLost: false }
    const job = queue.add(async () => {
      made.started = started
      underWay.add(started)
      const madeAt = now()
      try {
        const page = await options.render(wanted)
        storePage(wanted, page, madeAt, started)
        return page
      } finally {
        underWay.delete(started)
      }
    })
    const made: Making = { job }
    making.set(wanted.key, made)
    const forget = () => making.get(wanted.key) === made && making.delete(wanted.key)
    job.result.then(forget, forget)
    return job
  }

  function storePage(
    wanted: Page,
    page: CachedPage,
    madeAt: number,
    { missed, isLost }: StartedRendering,
  ): void {
    const before = store.get(wanted.key)
    if (isLost || page.status >= 500 || (before && before.madeAt > madeAt)) return
    const changedAt = missed.find(({ tags }) => isTouched(page, tags))?.at
    if (page.status === wanted.status)
      store.set(wanted.key, {
        wanted,
        page,
        madeAt,
        changedAt,
        life: page.life,
        isBounded: wanted.isBounded,
        bytes: page.bytes,
        isCompressed: false,
      })
    // The page was deleted, or has moved.
    else if (changedAt === undefined) store.delete(wanted.key)
  }

  /** Has a page made although nobody waits for it. */
  function renew(wanted: Page): void {
    const isNew = !making.has(wanted.key)
    const job = make(wanted)
    if (isNew)
      job.result.catch((error: unknown) => {
        if (!(error instanceof BusyError)) options.noteFailure(error)
      })
    queue.doAhead(job)
  }

  /** What may be sent now; when it is not quite fresh any more, a new one is made meanwhile. */
  function find(wanted: Page): CachedPage | undefined {
    const cached = store.get(wanted.key)
    if (!cached) return undefined
    const freshness = freshnessOf(cached, now())
    if (freshness === 'gone') store.delete(wanted.key)
    if (freshness === 'ageing') renew(wanted)
    if (freshness === 'fresh') compressOnce(cached)
    return freshness === 'gone' ? undefined : cached.page
  }

  /** What is sent again is worth more work, if it stays long enough. */
  function compressOnce(cached: CachedEntry<Page>): void {
    const isWorthIt = cached.wanted.isBounded && (cached.life ?? lastingLife) >= lastingLife
    if (cached.isCompressed || !isWorthIt) return
    cached.isCompressed = true
    options.compressLater(cached.page, (page) => {
      const { key } = cached.wanted
      if (store.get(key) === cached) store.set(key, { ...cached, page, bytes: page.bytes })
    })
  }

  return {
    get: find,

    /** @throws {BusyError} it would have to be rendered, and there is no place in the queue */
    async getOrRender(wanted: Page, client: string): Promise<CachedPage> {
      const cached = find(wanted)
      if (cached) return cached
      const isNew = !making.has(wanted.key)
      const job = make(wanted)
      try {
        queue.wait(job, client)
      } catch (error) {
        if (isNew) making.delete(wanted.key)
        throw error
      }
      return job.result
    },

    /**
     * What was made of content with one of the tags is old from now on. Without tags nobody knows for
     * how long it has been: all of it is forgotten.
     */
    drop(tags?: readonly string[]): void {
      const at = now()
      // Requests from now on wait for no rendering that may have started too early.
      for (const [key, { started }] of making) if (started) making.delete(key)
      for (const started of underWay) {
        if (tags) started.missed.push({ tags, at })
        else started.isLost = true
      }
      const touched = store.pages().filter(({ page }) => !tags || isTouched(page, tags))
      for (const page of touched) page.changedAt ??= at
      if (!tags) store.clear()
      const first = touched.filter(({ isBounded }) => isBounded).slice(0, renewedAhead)
      for (const { wanted } of first.reverse()) renew(wanted)
    },
  }
}

function isTouched({ tags }: CachedPage, changed: readonly string[]): boolean {
  return changed.some((tag) => tags.has(tag))
}
