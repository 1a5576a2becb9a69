import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { addressOf } from './client-address.server.ts'

async function addressSeen(hops: number): Promise<string> {
  const app = new Hono<ApiEnvironment>()
  app.get('/', (context) => context.text(addressOf(context, { TRUST_PROXY: { hops } })))
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  const socket = { remoteAddress: '192.0.2.1' }
  const answer = await app.request('/', { headers }, { incoming: { socket } })
  return answer.text()
}

it('is that of the connection, whatever the client says', async () => {
  expect(await addressSeen(0)).toBe('192.0.2.1')
})

it('is the last one that a proxy of ours has written', async () => {
  expect(await addressSeen(1)).toBe('198.51.100.7')
})
