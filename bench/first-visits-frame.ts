/** What visitors get while an editor publishes content that is on every page. */
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../scripts/wait.ts'
import { concurrency, type Measured, observe, type System } from './first-visits-system.ts'
import type { FrameEditor } from './frame-editor.ts'
import type { StartedServer } from './processes.ts'
import { createVisitor, textOf, type Visit, visitAll } from './visits.ts'

const timeLimit = 30_000

/** The first visit of every page. */
export type AfterPublication = Measured & {
  /** Share of them that showed what was before. */
  old: number
  /** Until every page showed what was published. */
  seconds: number
}

/** Visits the whole site as soon as a change of the frame is published, until all of it is new. */
export async function visitAfterPublication(
  system: System,
  portal: StartedServer,
  { paths, editor }: { paths: readonly string[]; editor: FrameEditor },
): Promise<AfterPublication> {
  const published = await editor.publish()
  const publishedAt = performance.now()
  const isOld = (visit: Visit) => visit.status !== 200 || !textOf(visit).includes(published)
  const { visits, costs } = await observe(system, portal, paths, { keepsBody: true })
  let waiting = visits.visits.filter(isOld).map(({ path }) => path)
  const old = waiting.length / paths.length
  const milliseconds = Math.max(0, timeLimit - (performance.now() - publishedAt))
  await waitUntil(
    async () => {
      const again = await visitAll(portal.url, waiting, { concurrency, keepsBody: true })
      waiting = again.visits.filter(isOld).map(({ path }) => path)
      return waiting.length === 0
    },
    { milliseconds, every: 100 },
  )
  return { visits, costs, old, seconds: (performance.now() - publishedAt) / 1_000 }
}

const readers = 50
/** Between two pages of a reader, in milliseconds. */
const reading = 100
const quietFor = 3_000
const watchedFor = 10_000

type Reading = Pick<Visit, 'status' | 'tag'> & { startedAt: number; endedAt: number }

export type WhileReading = {
  /** Longest wait of anybody, in milliseconds: while nothing is published, and from then on. */
  quiet: number
  longest: number
  /** From the publication until nobody was shown what was before. */
  seconds: number
  pages: number
}

/** Readers go round the site's cached pages, one after the other, while an editor publishes. */
export async function publishWhileReading(
  url: string,
  { paths, editor }: { paths: readonly string[]; editor: FrameEditor },
): Promise<WhileReading> {
  const read: Reading[] = []
  const bodies = new Map<string, Visit['body']>()
  const visit = createVisitor(url, readers)
  let isOver = false
  async function goRound(reader: number): Promise<void> {
    await sleep((reader * reading) / readers)
    for (let page = Math.floor((reader * paths.length) / readers); !isOver; page += 1) {
      const startedAt = performance.now()
      const { status, tag, body } = await visit(paths[page % paths.length] ?? '/', {
        keepsBody: true,
      })
      read.push({ status, tag, startedAt, endedAt: performance.now() })
      // A page is kept once, however many have read it.
      if (!bodies.has(tag)) bodies.set(tag, body)
      await sleep(reading)
    }
  }
  const round = Promise.all(Array.from({ length: readers }, (_, reader) => goRound(reader)))
  try {
    await sleep(quietFor)
    const beganAt = performance.now()
    const published = await editor.publish()
    const publishedAt = performance.now()
    await sleep(watchedFor)
    isOver = true
    await round
    const longestOf = (some: typeof read) =>
      Math.max(...some.map(({ startedAt, endedAt }) => endedAt - startedAt))
    const newTags = new Set(
      [...bodies].filter(([, body]) => textOf({ body }).includes(published)).map(([tag]) => tag),
    )
    const lastOld = read
      .filter(({ startedAt }) => startedAt > publishedAt)
      .filter(({ status, tag }) => status !== 200 || !newTags.has(tag))
      .map(({ endedAt }) => endedAt)
    return {
      quiet: longestOf(read.filter(({ endedAt }) => endedAt < beganAt)),
      longest: longestOf(read.filter(({ endedAt }) => endedAt >= beganAt)),
      seconds: (Math.max(publishedAt, ...lastOld) - publishedAt) / 1_000,
      pages: read.length,
    }
  } finally {
    isOver = true
    await round.catch(() => undefined)
    visit.close()
  }
}
