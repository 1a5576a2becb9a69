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

test('it is not ready while it stops', async () => {
  const health = createHealthApi({})
  health.beginStopping()
  expect((await health.api.request('/readyz')).status).toBe(503)
})
