import { perLocale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import { association, associationTopic } from '#core/associations/tables.server.ts'
import { associationSearch } from '#features/association-directory/site-search/search-source.server.ts'
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
const searchSources = [associationSearch]
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

const search = (q: string, locale = 'no') =>
  searchPages(database, SearchQuery.parse({ q, locale }), new Date())
const hrefs = async (q: string, locale?: string) =>
  (await search(q, locale)).hits.map(({ href }) => href)
const shortly = { timeout: 5_000, interval: 50 }
const found = (q: string, expected: readonly string[], locale?: string) =>
  vi.waitFor(async () => expect(await hrefs(q, locale)).toEqual(expected), shortly)

it('an association is found by name, topic and purpose, as long as the directory has it', async () => {
  const [topic] = await database
    .insert(associationTopic)
    .values({ name: perLocale((locale) => (locale === 'no' ? 'Brettspill' : 'Board games')) })
    .returning()
  const { id } = await addAssociation(database, {
    slug: 'rokkaden',
    name: 'Rokkaden',
    purpose: perLocale((locale) => (locale === 'no' ? 'Vi møtes hver onsdag.' : '')),
    topicId: topic?.id ?? null,
  })
  const own = ['/foreninger/finn-forening/rokkaden']
  const english = ['/en/associations/find-your-association/rokkaden']
  await found('rokkaden', own)
  expect(await hrefs('onsdager')).toEqual(own)
  expect(await hrefs('brettspill')).toEqual(own)
  expect(await hrefs('board games', 'en')).toEqual(english)
  // A purpose in one language alone is shown in the others, too.
  expect(await hrefs('onsdag', 'en')).toEqual(english)
  expect((await search('studentforening')).kinds).toEqual([{ kind: 'association', count: 1 }])

  const change = (values: Partial<typeof association.$inferInsert>) =>
    database.update(association).set(values).where(eq(association.id, id))
  await change({ name: 'Sjakkmatt' })
  await found('sjakkmatt', own)
  expect(await hrefs('rokkaden')).toEqual([])
  await database.update(associationTopic).set({ name: perLocale(() => 'Hjernetrim') })
  await found('hjernetrim', own)

  await change({ state: 'inactive', stateReason: 'by-staff' })
  await found('sjakkmatt', [])
  await change({ state: 'active', stateReason: 'reopened' })
  await found('sjakkmatt', own)
  holdServices({ associations: 'closing' })
  expect(await search('sjakkmatt')).toMatchObject({ total: 0, kinds: [], hits: [] })
  holdServices({})
  await change({ state: 'closed', stateReason: 'by-board' })
  await found('sjakkmatt', [])
  expect(content.queryAfresh).not.toHaveBeenCalled()
})
