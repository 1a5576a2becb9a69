import { type ContentQueryName, contentQueries } from '@trivsel/content-contract/queries'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkFolder } from '../import/check-folder.ts'
import { exampleFiles, makeFolder } from '../import/testing/example-folder.ts'
import { paragraph } from '../testing/editor-state.ts'
import { everyQuestion, type Question } from '../testing/every-question.ts'
import { type Data, publisher } from '../testing/publish.ts'
import { runQuery } from '../testing/run-query.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const { askPayload } = await import('../queries/answer-content-query.ts')
const { importContent } = await import('../import/import-content.ts')
const { rebuildOnce, rebuildPublished } = await import('./rebuild-published.ts')
const publish = publisher(payload)

const { folder, write } = await makeFolder()
await write(exampleFiles)
const { source } = await checkFolder(folder)
await importContent(payload, source, () => undefined)

/** Lists whose order says nothing. */
const inAnyOrder: readonly ContentQueryName[] = ['searchDocuments', 'publishedFiles', 'redirects']

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value

function comparable(name: ContentQueryName, data: unknown): unknown {
  if (!inAnyOrder.includes(name)) return data
  return Object.fromEntries(
    Object.entries(data as object).map(([key, value]) => [key, sorted(value)]),
  )
}

async function compare({ name, variables }: Question): Promise<void> {
  const rows = await runQuery(payload, name, variables as never)
  const own = await askPayload(payload, name, contentQueries[name].variables.parse(variables))
  if (typeof own === 'string') throw new Error(own)
  const what = `${name} ${JSON.stringify(variables)}`
  const stored = JSON.parse(JSON.stringify(own.data))
  expect(comparable(name, rows.data), what).toEqual(comparable(name, stored))
  expect(rows.tags, what).toEqual(expect.arrayContaining(own.tags))
}

async function compareAll(): Promise<number> {
  const questions = await everyQuestion(payload)
  for (const question of questions) await compare(question)
  return questions.length
}

// Hundreds of questions, twice.
describe('what the rows answer is what Payload answers', { timeout: 180_000 }, () => {
  it('to every question, after an import', async () => {
    expect(await compareAll()).toBeGreaterThan(250)
  })

  it('after editors have changed what others show, taken down and deleted', async () => {
    const idOf = async (
      collection: 'gyms' | 'study-places' | 'pages' | 'eateries',
      slug: string,
    ) => {
      const { docs } = await payload.find({
        collection,
        where: { slug: { equals: slug } },
        depth: 0,
      })
      return Number(docs[0]?.id)
    }
    const update = (
      collection: 'gyms' | 'study-places' | 'pages' | 'eateries',
      id: number,
      data: Data,
    ) =>
      payload.update({
        collection,
        id,
        locale: 'no',
        data: { _status: 'published', ...data } as never,
      })
    await update('gyms', await idOf('gyms', 'domus'), {
      displayName: 'Domus idrett',
      slug: 'domus-idrett',
    })
    await update('pages', await idOf('pages', 'trening'), { slug: 'trening-og-idrett' })
    await update('study-places', await idOf('study-places', 'blindern'), { _status: 'draft' })
    await payload.delete({ collection: 'eateries', id: await idOf('eateries', 'frederikke') })
    await payload.updateGlobal({
      slug: 'site-frame',
      locale: 'no',
      data: { footer: { about: 'Nytt' }, _status: 'published' } as never,
    })
    const { docs } = await payload.find({ collection: 'media', limit: 1 })
    await payload.update({
      collection: 'media',
      id: docs[0]?.id ?? 0,
      locale: 'no',
      data: { alt: 'Nytt hus' },
    })
    // A draft changes nothing of it.
    const id = await publish('gyms', { displayName: 'Athletica' })
    await payload.update({
      collection: 'gyms',
      id,
      locale: 'no',
      draft: true,
      data: { displayName: 'Utkast', _status: 'draft' },
    })
    const { data } = await runQuery(payload, 'gymBySlug', { locale: 'no', slug: 'athletica' })
    expect(data?.displayName).toBe('Athletica')
    await compareAll()
  })
})

const nameOfGym = async (slug: string) =>
  (await runQuery(payload, 'gymBySlug', { locale: 'no', slug })).data?.displayName

it('a publication that is rolled back leaves the rows as they were', async () => {
  const id = await publish('gyms', { displayName: 'Centrum' })
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await payload.update({
    collection: 'gyms',
    id,
    locale: 'no',
    req,
    data: { displayName: 'Sentrum', _status: 'published' },
  })
  expect(await nameOfGym('centrum')).toBe('Centrum')
  await killTransaction(req)
  expect(await nameOfGym('centrum')).toBe('Centrum')
})

it('of two publications at once, the second waits for the first and shows what it made', async () => {
  const gym = await publish('gyms', { displayName: 'Vestgrensa' })
  const first = await createLocalReq({}, payload)
  await initTransaction(first)
  onTestFinished(() => killTransaction(first))
  await payload.update({
    collection: 'gyms',
    id: gym,
    locale: 'no',
    req: first,
    data: { displayName: 'Vestgrensa nye', slug: 'vestgrensa-nye', _status: 'published' },
  })
  const second = publish('building-projects', {
    displayName: 'Bygg',
    richText: paragraph('Vestgrensa', { relationTo: 'gyms', value: gym }),
  })
  await expect.poll(waitingFor, { timeout: 10_000 }).toEqual(['advisory'])
  await commitTransaction(first)
  await second
  await compare({ name: 'buildingProjectBySlug', variables: { locale: 'no', slug: 'bygg' } })
})

/** For what connections to this database wait. */
async function waitingFor(): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ event: string }>(
    `select wait_event as event from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ event }) => event)
}

describe('the rows', () => {
  it('answer nothing while some are missing', async () => {
    await payload.db.pool.query('delete from cms.published_items_state')
    await payload.db.pool.query("delete from cms.published_items where collection = 'gyms'")
    expect(await nameOfGym('centrum')).toBe('Centrum')
  })

  it('are rebuilt as they were', async () => {
    expect(await rebuildPublished(payload, 'tests')).toBeGreaterThan(40)
    await compareAll()
  })

  it('are read instead of Payload when all exist', async () => {
    await payload.db.pool.query(
      `update cms.published_items set page = jsonb_set(page, '{data,displayName}', '"Fra raden"')
       where collection = 'gyms' and key = 'centrum'`,
    )
    expect(await nameOfGym('centrum')).toBe('Fra raden')
    await rebuildPublished(payload, 'tests')
    expect(await nameOfGym('centrum')).toBe('Centrum')
  })

  it('are rebuilt by a setup when they never were, and not again', async () => {
    const { pool } = payload.db
    await pool.query('delete from cms.published_items_state')
    await pool.query("delete from cms.published_items where collection = 'gyms'")
    await rebuildOnce(payload, 'set-up')
    await compareAll()
    await pool.query(
      `update cms.published_items set page = jsonb_set(page, '{data,displayName}', '"Fra raden"')
       where collection = 'gyms' and key = 'centrum'`,
    )
    await rebuildOnce(payload, 'set-up')
    expect(await nameOfGym('centrum')).toBe('Fra raden')
  })
})
