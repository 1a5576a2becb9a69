import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createHealthApi, type Health, looksAgainAfter } from './health-handlers.server.ts'

type Checks = Parameters<typeof createHealthApi>[0]

function started(checks: Checks, servesVisitors = true) {
  const health = createHealthApi(checks, () => servesVisitors)
  health.noteStart(null)
  return health
}

async function ask({ api }: ReturnType<typeof createHealthApi>, path = '/readyz') {
  const answer = await api.request(path)
  return [answer.status, await answer.json()]
}

test('the process lives whatever it depends on, and while it starts and stops', async () => {
  const health = createHealthApi({ database: () => 'unavailable' }, () => false)
  expect(await ask(health, '/livez')).toEqual([200, { status: 'ok' }])
  health.beginStopping()
  expect(await ask(health, '/livez')).toEqual([200, { status: 'ok' }])
})

test('it is ready with everything that it depends on', async () => {
  const ready = started({ database: () => 'ok', queue: async (): Promise<Health> => 'ok' })
  expect(await ask(ready)).toEqual([200, { status: 'ok', database: 'ok', queue: 'ok' }])
})

test('it serves on without what it depends on, and says what is away or slow', async () => {
  const failing = started({
    database: () => 'unavailable',
    content: () => 'degraded',
    queue: () => {
      throw new Error('down')
    },
  })
  expect(await ask(failing)).toEqual([
    200,
    { status: 'degraded', database: 'unavailable', content: 'degraded', queue: 'unavailable' },
  ])
})

test('it is not ready where what is away leaves visitors without pages', async () => {
  const away = started({ content: () => 'unavailable' }, false)
  expect(await ask(away)).toEqual([503, { status: 'unavailable', content: 'unavailable' }])
  expect(await ask(started({ content: () => 'ok' }, false))).toEqual([
    200,
    { status: 'ok', content: 'ok' },
  ])
})

test('it says what a start waits for, and is not ready before', async () => {
  const health = createHealthApi({ database: () => 'ok' }, () => true)
  health.noteStart('the queue')
  const waitsFor = 'the queue'
  expect(await ask(health)).toEqual([503, { status: 'starting', waitsFor, database: 'ok' }])
  expect(await ask(health, '/startupz')).toEqual([503, { status: 'starting', waitsFor }])
  health.noteStart(null)
  expect(await ask(health, '/startupz')).toEqual([200, { status: 'ok' }])
})

test('it is not ready while it stops, and its start is over', async () => {
  const health = started({ database: () => 'unavailable' })
  health.beginStopping()
  expect(await ask(health)).toEqual([503, { status: 'stopping', database: 'unavailable' }])
  expect(await ask(health, '/startupz')).toEqual([200, { status: 'ok' }])
})

test('it waits a little for what hangs, and says so as soon as it has found out', async () => {
  let hangs = false
  const database = () => (hangs ? new Promise<Health>(() => {}) : 'ok')
  const ready = started({ database })
  expect(await ask(ready)).toEqual([200, { status: 'ok', database: 'ok' }])
  hangs = true
  await sleep(looksAgainAfter)
  // Answered long before the two seconds are over that a check may take.
  expect(await ask(ready)).toEqual([200, { status: 'ok', database: 'ok' }])
  await vi.waitFor(
    async () =>
      expect(await ask(ready)).toEqual([200, { status: 'degraded', database: 'unavailable' }]),
    { timeout: 30_000 },
  )
})

test('it says what is so now where that is found out soon', async () => {
  let state: Health = 'ok'
  const ready = started({ database: () => state })
  await ask(ready)
  state = 'degraded'
  await sleep(looksAgainAfter)
  expect(await ask(ready)).toEqual([200, { status: 'degraded', database: 'degraded' }])
})

test('it looks no more often than twice a second', async () => {
  const check = vi.fn((): Health => 'ok')
  const ready = started({ database: check })
  await ask(ready)
  await ask(ready)
  expect(check).toHaveBeenCalledOnce()
})
