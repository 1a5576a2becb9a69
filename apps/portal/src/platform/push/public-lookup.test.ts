import type { LookupAddress } from 'node:dns'
import { request } from 'node:https'
import { expect, it } from 'vitest'
import { createPublicLookup } from './public-lookup.server.ts'

const ipv4 = (address: string): LookupAddress => ({ address, family: 4 })
const leadingTo = (...addresses: LookupAddress[]) =>
  createPublicLookup((_, __, callback) => callback(null, addresses))

/** What a connection to the name is answered. */
const ask = (lookup: ReturnType<typeof leadingTo>, all: boolean) =>
  new Promise((fulfil) => {
    lookup('push.example', { all }, (error, address, family) =>
      fulfil(error ? error.code : [address, family]),
    )
  })

it('a name leads to its public addresses', async () => {
  const lookup = leadingTo(ipv4('142.250.74.42'), ipv4('142.250.74.43'))
  expect(await ask(lookup, true)).toEqual([
    [ipv4('142.250.74.42'), ipv4('142.250.74.43')],
    undefined,
  ])
  expect(await ask(lookup, false)).toEqual(['142.250.74.42', 4])
})

it.each([[[ipv4('10.0.0.1')]], [[ipv4('142.250.74.42'), ipv4('127.0.0.1')]], [[]]])(
  'and nowhere when one of them is ours: %j',
  async (addresses) => {
    expect(await ask(leadingTo(...addresses), true)).toBe('EADDRNOTPUBLIC')
  },
)

it('nothing connects to a name that leads to this machine', async () => {
  const failed = new Promise((fulfil) => {
    request('https://push.example/x', { lookup: leadingTo(ipv4('127.0.0.1')) })
      .on('error', (error: NodeJS.ErrnoException) => fulfil(error.code))
      .end()
  })
  expect(await failed).toBe('EADDRNOTPUBLIC')
})
