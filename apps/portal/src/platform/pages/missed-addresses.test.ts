import { expect, it } from 'vitest'
import { createMissedAddresses } from './missed-addresses.server.ts'

const day = 24 * 60 * 60 * 1_000

function missing() {
  let now = 0
  const missed = createMissedAddresses(() => now)
  return {
    ...missed,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    ask: (pathname: string, client = 'one', isFromOwnPage = false) =>
      missed.note({ pathname, client, isFromOwnPage }),
    counts: () => missed.take().map(({ address, count }) => [address, count]),
  }
}

it('counts an address when a second client asks for it, and the first one too', () => {
  const { ask, counts } = missing()
  ask('/gammel')
  ask('/gammel/')
  expect(counts()).toEqual([])
  ask('/gammel', 'two')
  expect(counts()).toEqual([['/gammel', 2]])
  ask('/gammel', 'three')
  ask('/gammel', 'one')
  expect(counts()).toEqual([['/gammel', 2]])
  expect(counts()).toEqual([])
})

it('counts a client that asks again and again once', () => {
  const { ask, counts } = missing()
  for (let at = 0; at < 1_000; at += 1) ask('/brutt', 'bot', true)
  expect(counts()).toEqual([['/brutt', 1]])
  ask('/brutt', 'bot', true)
  expect(counts()).toEqual([])
  ask('/brutt', 'two')
  ask('/brutt', 'bot')
  expect(counts()).toEqual([['/brutt', 2]])
})

it('counts at once what a page of ours links to, and says so', () => {
  const { ask, take } = missing()
  ask('/brutt', 'one', true)
  ask('/brutt', 'two')
  expect(take()).toEqual([{ address: '/brutt', count: 2, isFromOwnPage: true }])
})

it('takes at most a hundred new addresses of a client in a day', () => {
  const { ask, counts, wait } = missing()
  for (let at = 0; at < 101; at += 1) ask(`/oppdiktet/${at}`, 'bot', true)
  expect(counts().length).toBe(100)
  ask('/oppdiktet/0', 'another')
  expect(counts()).toEqual([['/oppdiktet/0', 1]])
  wait(day - 1)
  ask('/ny', 'bot', true)
  expect(counts()).toEqual([])
  wait(1)
  ask('/ny', 'bot', true)
  expect(counts()).toEqual([['/ny', 1]])
})

it('counts nothing of a flood of addresses that are asked for once', () => {
  const { ask, counts } = missing()
  for (let at = 0; at < 20_000; at += 1) ask(`/oppdiktet/${at}`, `client ${at}`)
  expect(counts()).toEqual([])
})

it('holds a limited number of addresses', () => {
  const { ask, counts } = missing()
  for (let at = 0; at < 6_000; at += 1) ask(`/oppdiktet/${at}`, `client ${at % 100}`, true)
  expect(counts().length).toBe(5_000)
})

it.each([
  '/.env',
  '/a/.git/config',
  '/bruker/kari@trivsel.example',
  '/bruker/kari%40trivsel.example',
  '/person/01010112345',
  '/tlf/40000000',
  '/%zz',
  '//dobbel',
  `/${'a'.repeat(500)}`,
])('does not count %j', (pathname) => {
  const { ask, counts } = missing()
  ask(pathname, 'one', true)
  expect(counts()).toEqual([])
})
