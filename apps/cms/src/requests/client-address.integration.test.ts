import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noProxies } from '@trivsel/account-guard/trusted-proxies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteClientAddresses, notedClientAddress } from './client-address.ts'

const server = createServer((request, response) => {
  response.end(notedClientAddress(new Headers(request.headers as Record<string, string>)))
})
beforeAll(async () => {
  noteClientAddresses(noProxies)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())

it('is the address of the socket, whatever the client writes into its headers', async () => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { 'x-forwarded-for': '198.51.100.7', 'x-trivsel-client-address': '198.51.100.8' },
  })
  expect(await answer.text()).toBe('127.0.0.1')
})

it('is unknown for a call that did not come over the network', () => {
  expect(notedClientAddress(new Headers())).toBe('unknown')
})
