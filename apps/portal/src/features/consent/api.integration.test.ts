import { expect, it } from 'vitest'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createAnalyticsApi } from './handlers.server.ts'

const { database, pool } = await createTestDatabase()
const configuration = { PORTAL_URL: 'http://localhost:3000', TRIVSEL_ENV: 'test' } as const
const clock = () => new Date('2026-11-20T23:30:00Z')
const api = createApi({ configuration, log: createLog('silent') }).route(
  '/',
  createAnalyticsApi({ database, clock }),
)

const send = (body: unknown, cookie?: string) =>
  api.request('/api/frontend/events', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  })

const counts = async () =>
  (await pool.query('select day::text, name, count from portal.tracked_event order by name')).rows

it('counts by day in Oslo and by name, and nothing else', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send({ name: 'search' }, 'portal-consent=1.analytics')),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204))
  expect(await counts()).toEqual([{ day: '2026-11-21', name: 'search', count: 10 }])
})

it.each([undefined, 'portal-consent=1', 'portal-consent=1.media', 'portal-consent=0.analytics'])(
  'counts nothing for somebody whose cookie is %s',
  async (cookie) => {
    const before = await counts()
    expect((await send({ name: 'contact-form-sent' }, cookie)).status).toBe(204)
    expect(await counts()).toEqual(before)
  },
)

it.each([
  {},
  { name: 'something-else' },
  { name: 'search', user: 'maja@trivsel.example' },
  { name: ['search'] },
  [],
])('refuses %j', async (body) => {
  expect((await send(body, 'portal-consent=1.analytics')).status).toBe(400)
})
