import type { Locale } from '@trivsel/content-contract/locales'
import type { SearchDocument } from '@trivsel/content-contract/published'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoContentError } from '#platform/content/content-client.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import { SearchQuery } from './contract.ts'
import {
  enqueueChangedPages,
  enqueueMissingReadings,
  enqueueReading,
  searchTasks,
} from './jobs.server.ts'
import { searchPages } from './search-pages.server.ts'

const { database, pool, url } = await createTestDatabase()
const published = new Map<string, SearchDocument>()
const running: Jobs[] = []

/** What the editors have written of a page with a fixed address. */
const fixedPages = new Map<string, { heading: string; intro: string | null; topSection: null }>()

type Asked = { contentType: string; ids: number[] | null; page: number; pageSize: number }

/** A content system that has what is in `published`; it answers by pages as the real one does. */
const queryAfresh = vi.fn(async (name: string, asked: Asked) => {
  if (name === 'fixedPage') {
    const { key, locale } = asked as unknown as { key: string; locale: string }
    const written = fixedPages.get(`${locale} ${key}`)
    if (!written) throw new NoContentError()
    return written
  }
  const { contentType, ids, page, pageSize } = asked
  const found = [...published.values()].filter(
    (item) => item.contentType === contentType && (!ids || ids.includes(item.id)),
  )
  const all = [...new Set(found.map(({ id }) => id))]
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  return { items: found.filter(({ id }) => shown.includes(id)), total: all.length, page }
})

beforeEach(() => {
  published.clear()
  fixedPages.clear()
  queryAfresh.mockClear()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
})

function publish(id: number, title: string, locale: Locale = 'no') {
  published.set(`${locale} ${id}`, {
    contentType: 'gym',
    id,
    locale,
    href: `/${locale}/${id}`,
    title,
    description: null,
    text: '',
    updatedAt: '2026-11-01T10:00:00.000Z',
    lastDay: null,
  })
}

/** As every instance of the portal does. */
async function startInstance() {
  const tasks = searchTasks({
    database,
    content: { queryAfresh: queryAfresh as never },
    searchSources: [],
  })
  const jobs = createJobs({ connectionString: url, log: createLog('silent'), tasks })
  running.push(jobs)
  await jobs.start()
}

const countJobs = async () =>
  (await pool.query('select count(*)::int as jobs from graphile_worker.jobs')).rows[0].jobs

const count = async (q: string, locale = 'no') =>
  (await searchPages(database, SearchQuery.parse({ q, locale }), new Date())).total

it('reads everything once when nothing is known, however many instances start', async () => {
  for (let id = 1; id <= 230; id += 1) publish(id, `Stasjon nummer${id}`)
  publish(7, 'Gym number7', 'en')
  await Promise.all([enqueueMissingReadings(database), enqueueMissingReadings(database)])
  await startInstance()
  await startInstance()
  await vi.waitFor(async () => expect(await count('stasjon')).toBe(230), { timeout: 10_000 })
  expect(await count('number7', 'en')).toBe(1)
  const gymQuestions = queryAfresh.mock.calls.filter(([, asked]) => asked.contentType === 'gym')
  expect(gymQuestions.map(([, { page }]) => page)).toEqual([1, 2, 3, 4, 5])

  await vi.waitFor(async () => expect(await countJobs()).toBe(0), { timeout: 10_000 })
  await enqueueMissingReadings(database)
  expect(await countJobs()).toBe(0)
})

it('reads a changed page again in every language, once for all instances', async () => {
  publish(7, 'Klatresenter')
  publish(7, 'Climbing hall', 'en')
  const tags = ['gyms', 'gyms:7', 'media:3', 'gyms:x', 'gyms:0', 'front-page']
  await Promise.all([enqueueChangedPages(database, tags), enqueueChangedPages(database, tags)])
  await startInstance()
  await startInstance()
  await vi.waitFor(async () => expect(await count('klatresenter')).toBe(1), { timeout: 5_000 })
  expect(await count('climbing', 'en')).toBe(1)
  expect(await count('stasjon')).toBe(229)
  expect(queryAfresh).toHaveBeenCalledOnce()
  expect(queryAfresh.mock.calls[0]?.[1].ids).toEqual([7])
})

it('forgets a page that was taken down', async () => {
  await enqueueChangedPages(database, ['gyms:7'])
  await startInstance()
  await vi.waitFor(async () => expect(await count('klatresenter')).toBe(0), { timeout: 5_000 })
  expect(await count('climbing', 'en')).toBe(0)
})

it('keeps what it knows when the content system does not answer, and tries again', async () => {
  publish(8, 'Svømmehall')
  queryAfresh.mockRejectedValueOnce(new Error('no answer'))
  await enqueueChangedPages(database, ['gyms:8'])
  await startInstance()
  await vi.waitFor(async () => expect(await count('svømmehall')).toBe(1), { timeout: 15_000 })
  expect(queryAfresh).toHaveBeenCalledTimes(2)
})

it('finds lists and services by what the editors call them, and by their usual names', async () => {
  await enqueueMissingReadings(database)
  await enqueueReading(database, ['fixedPage'])
  await startInstance()
  await vi.waitFor(async () => expect(await count('tannleger')).toBe(1), { timeout: 10_000 })
  expect(await count('group classes', 'en')).toBe(1)

  fixedPages.set('no dentists', { heading: 'Friske tenner', intro: 'Hos oss', topSection: null })
  await enqueueChangedPages(database, ['fixed-pages', 'fixed-pages:9'])
  await vi.waitFor(async () => expect(await count('friske tenner')).toBe(1), { timeout: 10_000 })
  expect(await count('tannleger')).toBe(1)
  expect(await count('dentists', 'en')).toBe(1)
})
