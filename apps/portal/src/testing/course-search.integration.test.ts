import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { courseSearch } from '#features/course-calendar/site-search/search-source.server.ts'
import { SearchQuery } from '#features/search/contract.ts'
import { followSources, searchTasks } from '#features/search/jobs.server.ts'
import { searchPages } from '#features/search/search-pages.server.ts'
import { createListener } from '#platform/database/listen.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import { holdServices } from '#platform/services/current-services.ts'

const { database, url } = await createTestDatabase()
const log = createLog('silent')
const content = { queryAfresh: vi.fn() }
const searchSources = [courseSearch]
const listener = createListener(url, log)
followSources({ database, listener, log, searchSources })
const tasks = searchTasks({ database, content, searchSources })
const jobs = createJobs({ connectionString: url, log, tasks })
await jobs.start()
await listener.start()
afterAll(async () => {
  await listener.close()
  await jobs.stop()
})
afterEach(() => holdServices({}))

const search = (q: string, locale = 'no', now = new Date()) =>
  searchPages(database, SearchQuery.parse({ q, locale }), now)
const found = (q: string, expected: readonly string[], locale?: string) =>
  vi.waitFor(
    async () => expect((await search(q, locale)).hits.map(({ href }) => href)).toEqual(expected),
    { timeout: 5_000, interval: 50 },
  )

it('a course is found by its texts and its teacher, until its last day', async () => {
  const id = await addCourse(database, { teacher: 'Ragnhild Moe' })
  const own = [`/kurskalender/${id}`]
  await found('førstehjelp', own)
  await found('first aid', [`/en/course-calendar/${id}`], 'en')
  await found('ragnhild', own)
  expect((await search('kurs')).kinds).toEqual([{ kind: 'course', count: 1 }])
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)
  expect((await search('førstehjelp', 'no', days(12))).total).toBe(0)

  // Only the trigger of its dates tells of this.
  await database
    .update(courseDate)
    .set({ startsAt: days(20), endsAt: days(21) })
    .where(eq(courseDate.courseId, id))
  await vi.waitFor(async () => expect((await search('førstehjelp', 'no', days(12))).total).toBe(1))

  holdServices({ courses: 'closing' })
  expect(await search('førstehjelp')).toMatchObject({ total: 0, kinds: [], hits: [] })
  holdServices({})
  await database.update(course).set({ state: 'called-off', reason: 'Syk' })
  await found('førstehjelp', [])
})
