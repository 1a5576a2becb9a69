import { expect, it } from 'vitest'
import { createFairLine, type Sender } from './fair-line.server.ts'

const limits = { atOnce: 2, visitorsAtOnce: 1, waiting: 6, waitingPerClient: 4 }
const visitor = (client: string): Sender => ({ client, isVisitor: true })
const account = (client: string): Sender => ({ client, isVisitor: false })
const busy = { code: 'UNAVAILABLE', status: 503, headers: { 'retry-after': '5' } }

/** A line whose work ends when the test says so. */
function openLine(given: Partial<typeof limits> = {}) {
  const line = createFairLine({ ...limits, ...given })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    started,
    send(sender: Sender, name: string) {
      const outcome = line.run(sender, () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      })
      outcome.catch(() => undefined)
      return outcome
    },
    async finish(name: string) {
      ends.get(name)?.()
      await turn()
    },
    turn,
  }
}

it('visitors leave a place to those who have an account, however many they are', async () => {
  const { send, started, turn } = openLine()
  for (const client of ['a', 'b', 'c']) send(visitor(client), `visitor ${client}`)
  send(account('maja'), 'maja')
  await turn()
  expect(started).toEqual(['visitor a', 'maja'])
})

it('accounts go before visitors who have waited for longer', async () => {
  const { send, started, finish, turn } = openLine()
  for (const client of ['a', 'b']) send(visitor(client), `visitor ${client}`)
  for (const client of ['maja', 'ola', 'kari']) send(account(client), client)
  await turn()
  await finish('maja')
  await finish('visitor a')
  expect(started).toEqual(['visitor a', 'maja', 'ola', 'kari'])
  await finish('ola')
  expect(started.at(-1)).toBe('visitor b')
})

it('clients take turns, and each has one job under way', async () => {
  const { send, started, finish, turn } = openLine()
  for (const name of ['maja 1', 'maja 2', 'maja 3']) send(account('maja'), name)
  send(account('ola'), 'ola 1')
  send(account('kari'), 'kari 1')
  await turn()
  expect(started).toEqual(['maja 1', 'ola 1'])
  await finish('maja 1')
  expect(started.at(-1)).toBe('kari 1')
  await finish('kari 1')
  expect(started.at(-1)).toBe('maja 2')
})

it('a visitor whose address is the name of an account is another client', async () => {
  const { send, started, turn } = openLine()
  send(visitor('7'), 'visitor')
  send(account('7'), 'account')
  await turn()
  expect(started).toEqual(['visitor', 'account'])
})

it('refuses what is too much of one client, and keeps what it has taken', async () => {
  const { send, finish } = openLine()
  const taken = send(visitor('a'), '0')
  for (const name of ['1', '2', '3', '4']) send(visitor('a'), name)
  await expect(send(visitor('a'), '5')).rejects.toMatchObject(busy)
  await finish('0')
  await expect(taken).resolves.toBe('0')
})

it('a full line of visitors refuses no account', async () => {
  const { send, started, turn } = openLine()
  send(visitor('a'), 'a 0')
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) send(visitor(client), `${client} 1`)
  await expect(send(visitor('g'), 'g')).rejects.toMatchObject(busy)
  send(account('maja'), 'maja')
  await turn()
  expect(started).toEqual(['a 0', 'maja'])
})

it('of a full line the client with most loses its last place to one with fewer', async () => {
  const { send, started, finish } = openLine()
  send(visitor('a'), 'a 0')
  const places = ['a 1', 'a 2', 'a 3', 'a 4'].map((name) => send(visitor('a'), name))
  send(visitor('b'), 'b 1')
  send(visitor('b'), 'b 2')
  const last = send(visitor('c'), 'c 1')
  await expect(places.at(-1)).rejects.toMatchObject(busy)
  for (const name of ['a 0', 'b 1', 'c 1']) await finish(name)
  expect(started).toEqual(['a 0', 'b 1', 'c 1', 'a 1'])
  await expect(last).resolves.toBe('c 1')
})

it('work that fails gives its place to the next', async () => {
  const line = createFairLine({ ...limits, atOnce: 1 })
  const failed = line.run(account('maja'), () => Promise.reject(new Error('broken')))
  const next = line.run(account('ola'), async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  await expect(next).resolves.toBe('done')
})
