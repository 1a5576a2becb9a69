import type { Example } from '@trivsel/content-contract/examples'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { holdServices } from '#platform/services/current-services.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { exampleTasks } from './example-tasks.server.ts'
import { createExamplePagesApi } from './handlers.server.ts'
import { examplePagesCheck } from './setup-check.server.ts'

const { database, pool } = await createTestDatabase()
const { userId } = await seedStaff(database, ['admin'])
const example = (id: number, address: string): Example => ({
  source: 'pages',
  id,
  names: { no: 'Side' },
  addresses: { no: address },
  editAddress: `https://content.example/admin/collections/pages/${id}`,
})
const about = example(1, '/om-oss')
const sports = example(2, '/trening')
/** What the content system answers; `null`: nothing. */
let known: Example[] | null

const api = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createExamplePagesApi({
    database,
    requireStaff: allowStaff({ kind: 'staff', userId, roles: ['admin'], requestId: null }),
    examples: {
      list: async () => {
        if (!known) throw new Error('no answer')
        return known
      },
    },
  }),
)

async function call(change?: string) {
  const answer = await api.request('/api/frontend/staff/example-pages', {
    method: change ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(change && { body: JSON.stringify({ change }) }),
  })
  return { status: answer.status, body: await answer.json() }
}
let seen = 0
const entries = () =>
  database
    .select({ action: auditEntry.action, after: auditEntry.after })
    .from(auditEntry)
    .orderBy(auditEntry.id)
    .offset(seen)

beforeEach(async () => {
  known = [about, sports]
  await pool.query('delete from graphile_worker._private_jobs')
  seen = await database.$count(auditEntry)
})
afterEach(() => holdServices({}))

describe('example pages', () => {
  it('are listed, without those of services that are off', async () => {
    expect((await call()).body).toEqual({ examples: [about, sports], isWaiting: false })
    holdServices({ sports: 'off' })
    expect((await call()).body).toEqual({ examples: [about], isWaiting: false })
    known = null
    expect((await call()).body).toEqual({ examples: null, isWaiting: false })
  })

  it('are changed by one job at a time, which the page knows of, and audited', async () => {
    expect(await call('add')).toEqual({ status: 200, body: { success: true } })
    expect(await call('remove')).toMatchObject({ status: 200 })
    expect((await call('all')).status).toBe(400)
    const { rows } = await pool.query('select payload from graphile_worker._private_jobs')
    expect(rows).toEqual([{ payload: { decidedBy: userId, change: 'remove' } }])
    expect((await call()).body).toMatchObject({ isWaiting: true })
    expect(await entries()).toEqual([
      { action: 'examples-requested', after: { examplesChange: 'add' } },
      { action: 'examples-requested', after: { examplesChange: 'remove' } },
    ])
    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
    expect((await call()).body).toMatchObject({ isWaiting: false })
  })

  it('are tried again while the content system does not answer, and their number is audited', async () => {
    let answer: { done: number; left: number } | null = null
    const [task] = exampleTasks({
      database,
      examples: {
        change: async () => {
          if (!answer) throw new Error('no answer')
          return answer
        },
      },
    })
    const run = () =>
      task?.run(
        { decidedBy: userId, change: 'add' },
        { jobId: '1', signal: AbortSignal.timeout(60_000) },
      )
    await expect(run()).rejects.toThrow('no answer')
    expect(await entries()).toEqual([])
    answer = { done: 12, left: 1 }
    await run()
    expect(await entries()).toEqual([
      {
        action: 'examples-changed',
        after: { examplesChange: 'add', examplesDone: 12, examplesLeft: 1 },
      },
    ])
  })
})

describe('the setup', () => {
  beforeAll(() =>
    pool.query(`
      create schema if not exists cms;
      create table cms.published_items (collection text, page jsonb, published jsonb)`),
  )
  beforeEach(() => pool.query('truncate cms.published_items'))
  const publish = (collection: string, data: object | null, href?: string) =>
    pool.query('insert into cms.published_items values ($1, $2, $3)', [
      collection,
      JSON.stringify({ data, tags: [] }),
      href ? JSON.stringify({ href }) : null,
    ])
  const isDone = () => examplePagesCheck.isDone(database)

  it('is not done without a front page', async () => {
    expect(await isDone()).toBe(false)
    await publish('pages', {}, '/om-oss')
    await publish('front-page', null)
    expect(await isDone()).toBe(false)
    await publish('front-page', { heading: 'Velkommen' })
    expect(await isDone()).toBe(true)
  })

  it('is not done while a page or the menu is an example, but for services that are off', async () => {
    await publish('front-page', { heading: 'Velkommen' })
    await publish('pages', { isExample: true }, '/trening')
    expect(await isDone()).toBe(false)
    holdServices({ sports: 'off' })
    expect(await isDone()).toBe(true)
    await publish('site-frame', { sections: [], isExample: true })
    expect(await isDone()).toBe(false)
  })
})
