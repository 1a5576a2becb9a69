import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import type { ApiEnvironment } from '../api/api-environment.server.ts'
import { answerCached } from './answer-cached.server.ts'
import { encodePage } from './cached-page.server.ts'

const list = { items: [{ id: '1', name: 'Yoga på dagtid' }] }
const stored = (places: number) =>
  encodePage({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ ...list, places })),
    tags: new Set(),
  })
let current = await stored(3)
const api = new Hono<ApiEnvironment>().get('/list', (context) => answerCached(context, current))

it('sends a stranger the bytes, or what they have already', async () => {
  const answer = await api.request('/list', {}, {})
  expect(await answer.json()).toEqual({ ...list, places: 3 })
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' }
  expect((await api.request('/list', { headers }, {})).status).toBe(304)
})

it('gives a caller in the process the content, the same object until it changes', async () => {
  const takeAnswer = vi.fn()
  for (let time = 0; time < 2; time += 1) {
    const answer = await api.request('/list', {}, { takeAnswer })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  }
  current = await stored(2)
  await api.request('/list', {}, { takeAnswer })
  const [first, again, changed] = takeAnswer.mock.calls.map(([content]) => content)
  expect(first).toEqual({ ...list, places: 3 })
  expect(again).toBe(first)
  expect(changed).toEqual({ ...list, places: 2 })
})
