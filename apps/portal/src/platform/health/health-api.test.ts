import { expect, test } from 'vitest'
import { createHealthApi } from './health-api.server.ts'

test('the process is healthy whatever it depends on', async () => {
  const { api } = createHealthApi({ database: () => false })
  expect((await api.request('/healthz')).status).toBe(200)
})

test('it is ready only with everything that it depends on', async () => {
  const ready = createHealthApi({ database: () => true, queue: async () => true })
  expect((await ready.api.request('/readyz')).status).toBe(200)
  const failing = createHealthApi({
    database: () => true,
    queue: () => {
      throw new Error('down')
    },
  })
  const answer = await failing.api.request('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    status: 'unavailable',
    database: 'ok',
    queue: 'unavailable',
  })
})

test('it is ready without what it can do without, and says what is away', async () => {
  const canServe = async (canDoWithout: boolean) => {
    const { api } = createHealthApi({ content: () => false }, { content: () => canDoWithout })
    const answer = await api.request('/readyz')
    return [answer.status, await answer.json()]
  }
  expect(await canServe(true)).toEqual([200, { status: 'ok', content: 'unavailable' }])
  expect(await canServe(false)).toEqual([503, { status: 'unavailable', content: 'unavailable' }])
})

test('it is not ready while it stops', async () => {
  const health = createHealthApi({})
  health.beginStopping()
  expect((await health.api.request('/readyz')).status).toBe(503)
})
