import { expect, test } from 'vitest'
import { createHealthApi, type Health } from './health-handlers.server.ts'

type Checks = Parameters<typeof createHealthApi>

function started(...checks: Checks) {
  const health = createHealthApi(...checks)
  health.noteStart(null)
  return health
}

async function ask({ api }: ReturnType<typeof createHealthApi>) {
  const answer = await api.request('/readyz')
  return [answer.status, await answer.json()]
}

test('the process is healthy whatever it depends on', async () => {
  const { api } = createHealthApi({ database: () => 'unavailable' })
  expect((await api.request('/healthz')).status).toBe(200)
})

test('it is ready only with everything that it depends on', async () => {
  const ready = started({ database: () => 'ok', queue: async (): Promise<Health> => 'ok' })
  expect(await ask(ready)).toEqual([200, { status: 'ok', database: 'ok', queue: 'ok' }])
  const failing = started({
    database: () => 'ok',
    queue: () => {
      throw new Error('down')
    },
  })
  expect(await ask(failing)).toEqual([
    503,
    { status: 'unavailable', database: 'ok', queue: 'unavailable' },
  ])
})

test('it is ready with what does its work more slowly than it should, and says so', async () => {
  const slow = started({ database: () => 'ok', queue: () => 'degraded' })
  expect(await ask(slow)).toEqual([200, { status: 'ok', database: 'ok', queue: 'degraded' }])
})

test('it is ready without what it can do without, and says what is away', async () => {
  const canServe = (spare: Health) =>
    ask(started({ content: () => 'unavailable' }, { content: () => spare }))
  expect(await canServe('ok')).toEqual([200, { status: 'ok', content: 'unavailable' }])
  expect(await canServe('unavailable')).toEqual([
    503,
    { status: 'unavailable', content: 'unavailable' },
  ])
})

test('it says what a start waits for, and is not ready before', async () => {
  const health = createHealthApi({ database: () => 'ok' })
  health.noteStart('the queue')
  expect(await ask(health)).toEqual([
    503,
    { status: 'starting', waitsFor: 'the queue', database: 'ok' },
  ])
})

test('it is not ready while it stops', async () => {
  const health = started({})
  health.beginStopping()
  expect(await ask(health)).toEqual([503, { status: 'stopping' }])
})
