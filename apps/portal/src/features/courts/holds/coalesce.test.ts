import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

type Request = { item: string; user: string }

/** An item that the first decided request gets. Each decision takes one turn of the event loop. */
function createDecider({ refuses = [] as string[], failsToQuery = false } = {}) {
  const owners = new Map<string, string>()
  const decided: string[] = []
  let queries = 0
  let running = 0
  let maxConcurrent = 0
  const request = coalesce<Request, string>({
    keyOf: ({ item }) => item,
    ownerOf: ({ user }) => user,
    rejection: 'rejected',
    async decide({ item, user }) {
      running += 1
      maxConcurrent = Math.max(maxConcurrent, running)
      await new Promise(setImmediate)
      running -= 1
      decided.push(user)
      if (user === 'faulty') throw new Error('the database is away')
      if (refuses.includes(user)) return 'not a member'
      if ((owners.get(item) ?? user) !== user) return 'taken'
      owners.set(item, user)
      return 'yours'
    },
    async findOwners({ item }) {
      queries += 1
      await new Promise(setImmediate)
      if (failsToQuery) throw new Error('the database is away')
      const owner = owners.get(item)
      return new Set(owner === undefined ? [] : [owner])
    },
  })
  const requestAll = (item: string, users: readonly string[]) =>
    Promise.all(users.map((user) => request({ item, user })))
  return {
    request,
    requestAll,
    decided,
    owners,
    queries: () => queries,
    maxConcurrent: () => maxConcurrent,
  }
}

const users = Array.from({ length: 50 }, (_, index) => `user-${index}`)

it('decides a single request without the query for owners', async () => {
  const { requestAll, queries } = createDecider()
  expect(await requestAll('a', ['kari'])).toEqual(['yours'])
  expect(await requestAll('a', ['ola'])).toEqual(['taken'])
  expect(queries()).toBe(0)
})

it('decides one of many requests, and rejects the others after one query', async () => {
  const { requestAll, decided, queries } = createDecider()
  const [first, ...others] = await requestAll('a', users)
  expect(first).toBe('yours')
  expect(new Set(others)).toEqual(new Set(['rejected']))
  expect([decided.length, queries()]).toEqual([1, 1])
})

it('decides a repeated request of the owner among many', async () => {
  const { requestAll } = createDecider()
  expect(await requestAll('a', ['kari', 'ola', 'kari'])).toEqual(['yours', 'rejected', 'yours'])
})

it('decides later requests, a few at once, when the first ones are refused', async () => {
  const { requestAll, maxConcurrent, owners } = createDecider({ refuses: users.slice(0, 20) })
  const outcomes = await requestAll('a', users)
  expect(outcomes.slice(0, 20)).toEqual(users.slice(0, 20).map(() => 'not a member'))
  expect(outcomes.slice(20).filter((outcome) => outcome === 'yours')).toHaveLength(1)
  expect(outcomes.slice(20).filter((outcome) => outcome === 'not a member')).toEqual([])
  expect(users.indexOf(owners.get('a') ?? '')).toBeGreaterThanOrEqual(20)
  expect(maxConcurrent()).toBe(4)
})

it('does not let requests for different items wait for each other', async () => {
  const { requestAll } = createDecider()
  const [one, other] = await Promise.all([requestAll('a', users), requestAll('b', users)])
  expect([one[0], other[0]]).toEqual(['yours', 'yours'])
})

it('rejects only the failed request, and decides the others', async () => {
  const { request, owners } = createDecider()
  const outcomes = await Promise.allSettled(
    ['faulty', 'faulty', 'kari'].map((user) => request({ item: 'a', user })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(owners.get('a')).toBe('kari')
})

it('decides every request when the query for owners fails', async () => {
  const { requestAll, decided } = createDecider({ failsToQuery: true })
  const outcomes = await requestAll('a', users)
  expect(outcomes.filter((outcome) => outcome === 'yours')).toHaveLength(1)
  expect(decided).toHaveLength(users.length)
})
