import type { CachedPage } from './cached-page.server.ts'
import { type Freshness, freshnessOf } from './page-freshness.ts'
import { createPageStore, type Stored, type StoreLimits } from './page-store.ts'
import { BusyError, type Job, type RenderQueue } from './render-queue.server.ts'

/** Bytes of all encodings together: about 500 of the longest lists, or 1,500 other pages. */
const cachedBytes: StoreLimits = { site: 112 * 1024 * 1024, madeUp: 16 * 1024 * 1024 }

/** Pages that are made anew at once when a publication touches them: those asked for last. */
const renewedAhead = 100

/** Milliseconds that a page must be good for to be compressed as well as can be. */
const lastingLife = 60_000

/** A page that is asked for. */
export type Wanted = {
  /** Equal for all requests that get the same bytes. */
  readonly key: string
  /** There are only as many such addresses as the site has pages: nobody can make up others. */
  readonly isBounded: boolean
  /** That of the page itself: with any other it is not there, or has moved, and is never kept. */
  readonly status: 200 | 404
}

type Kept<Page extends Wanted> = Stored &
  Freshness & {
    wanted: Page
    page: CachedPage
    /** As well as can be, or this has been asked for. */
    isCompressed: boolean
  }

/** A rendering that has been asked for. `begun` is missing while it waits in the queue. */
type Making = { job: Job<CachedPage>; begun?: Begun }

/** What was published while a page was being made, and may not be in it. */
type Begun = { missed: { tags: readonly string[]; at: number }[]; isLost: boolean }

export type PageCache<Page extends Wanted> = ReturnType<typeof createPageCache<Page>>

/**
 * Finished pages in memory. Nothing personal may ever be in one: a page is the same for everybody.
 * However many ask for a page at once, it is rendered once, and who can have the old one for a moment
 * does not wait for the new one (docs/adr/0050-page-rendering-and-stale-pages.md).
 *
 * @param options.noteFailure hears of a rendering that failed while nobody waited for it
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
  const kept = createPageStore<Kept<Page>>(options.limits ?? cachedBytes)
  const making = new Map<string, Making>()
  const underWay = new Set<Begun>()

  /** The rendering of a page that is on its way, or a new one, which stands in no line yet. */
  function make(wanted: Page): Job<CachedPage> {
    const known = making.get(wanted.key)
    if (known) return known.job
    const begun: Begun = { missed: [], isLost: false }
    const job = queue.add(async () => {
      made.begun = begun
      underWay.add(begun)
      const madeAt = now()
      try {
        const page = await options.render(wanted)
        keep(wanted, page, madeAt, begun)
        return page
      } finally {
        underWay.delete(begun)
      }
    })
    const made: Making = { job }
    making.set(wanted.key, made)
    const forget = () => making.get(wanted.key) === made && making.delete(wanted.key)
    job.result.then(forget, forget)
    return job
  }

  function keep(wanted: Page, page: CachedPage, madeAt: number, { missed, isLost }: Begun): void {
    const before = kept.get(wanted.key)
    if (isLost || page.status >= 500 || (before && before.madeAt > madeAt)) return
    const changedAt = missed.find(({ tags }) => isTouched(page, tags))?.at
    if (page.status === wanted.status)
      kept.set(wanted.key, {
        wanted,
        page,
        madeAt,
        changedAt,
        life: page.life,
        isBounded: wanted.isBounded,
        bytes: page.bytes,
        isCompressed: false,
      })
    // What was there is gone, or has moved.
    else if (changedAt === undefined) kept.delete(wanted.key)
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
    const known = kept.get(wanted.key)
    if (!known) return undefined
    const freshness = freshnessOf(known, now())
    if (freshness === 'gone') kept.delete(wanted.key)
    if (freshness === 'ageing') renew(wanted)
    if (freshness === 'fresh') compressOnce(known)
    return freshness === 'gone' ? undefined : known.page
  }

  /** What is sent again is worth more work, if it stays long enough. */
  function compressOnce(known: Kept<Page>): void {
    const isWorthIt = known.wanted.isBounded && (known.life ?? lastingLife) >= lastingLife
    if (known.isCompressed || !isWorthIt) return
    known.isCompressed = true
    options.compressLater(known.page, (page) => {
      const { key } = known.wanted
      if (kept.get(key) === known) kept.set(key, { ...known, page, bytes: page.bytes })
    })
  }

  return {
    get: find,

    /** @throws {BusyError} it would have to be rendered, and there is no place in the queue */
    async getOrRender(wanted: Page, client: string): Promise<CachedPage> {
      const known = find(wanted)
      if (known) return known
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
      // Whoever asks from now on waits for no rendering that may have begun too early.
      for (const [key, { begun }] of making) if (begun) making.delete(key)
      for (const begun of underWay) {
        if (tags) begun.missed.push({ tags, at })
        else begun.isLost = true
      }
      const touched = kept.pages().filter(({ page }) => !tags || isTouched(page, tags))
      for (const page of touched) page.changedAt ??= at
      if (!tags) kept.clear()
      const first = touched.filter(({ isBounded }) => isBounded).slice(0, renewedAhead)
      for (const { wanted } of first.reverse()) renew(wanted)
    },
  }
}

function isTouched({ tags }: CachedPage, changed: readonly string[]): boolean {
  return changed.some((tag) => tags.has(tag))
}
