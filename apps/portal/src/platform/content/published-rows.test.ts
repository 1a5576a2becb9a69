import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createLog } from '../log.server.ts'
import { createPublishedRows } from './published-rows.server.ts'

const frame = { sections: [], footer: null }
const about = { about: null }
const footer = { ...about, columns: [], statements: [] }

function rowsWith(query: () => Promise<{ rows: unknown[] }>) {
  const ask = vi.fn(query)
  const time = { now: 0 }
  const rows = createPublishedRows({
    pool: { query: ask } as unknown as pg.Pool,
    log: createLog('silent'),
    now: () => time.now,
  })
  const askFrame = () => rows.answer('siteFrame', { locale: 'no' })
  return { rows, ask, time, askFrame }
}

test('an answer has the data and the tags of the row', async () => {
  const page = { data: { ...frame, footer }, tags: ['site-frame', 'pages:1'] }
  const { rows, askFrame } = rowsWith(async () => ({ rows: [{ page }] }))
  expect(rows.areComplete()).toBe(false)
  expect(await askFrame()).toEqual(page)
  expect(rows.areComplete()).toBe(true)
})

test('content without a row is not found, and its collection reports when it appears', async () => {
  const { askFrame } = rowsWith(async () => ({ rows: [{ page: null }] }))
  expect(await askFrame()).toEqual({ data: null, tags: ['site-frame'] })
})

test('rows of which some are missing answer nothing', async () => {
  const { rows, askFrame } = rowsWith(async () => ({ rows: [] }))
  expect(await askFrame()).toBeNull()
  expect(rows.areComplete()).toBe(false)
})

test('rows of another shape answer nothing, and are left alone for a while', async () => {
  const old = { data: { sections: 'none' }, tags: [] }
  const { rows, ask, time, askFrame } = rowsWith(async () => ({ rows: [{ page: old }] }))
  expect(await askFrame()).toBeNull()
  expect(rows.areComplete()).toBe(false)
  time.now = 4_999
  await askFrame()
  expect(ask).toHaveBeenCalledTimes(1)
  time.now = 5_000
  await askFrame()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a database that refuses is no failure of the question', async () => {
  const { askFrame } = rowsWith(async () => {
    throw new Error('relation "cms.published_items_state" does not exist')
  })
  expect(await askFrame()).toBeNull()
})
