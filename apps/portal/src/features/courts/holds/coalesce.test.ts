import { expect, it } from 'vitest'
import { coalesce } from './coalesce.ts'

type Request = { thing: string; user: string }

/** One thing that the first who is decided gets; deciding takes a turn of the loop. */
function createDesk({ refuses = [] as string[], isBlind = false } = {}) {
  const owners = new Map<string, string>()
  const decided: string[] = []
  let looks = 0
  let atOnce = 0
  let maxConcurrent = 0
  const ask = coalesce<Request, string>({
    keyOf: ({ thing }) => thing,
    ownerOf: ({ user }) => user,
    lostOutcome: 'turned away',
    async decide({ thing, user }) {
      atOnce += 1
      maxConcurrent = Math.max(maxConcurrent, atOnce)
      await new Promise(setImmediate)
      atOnce -= 1
      decided.push(user)
      if (user === 'faulty') throw new Error('the database is away')
      if (refuses.includes(user)) return 'not a member'
      if ((owners.get(thing) ?? user) !== user) return 'taken'
      owners.set(thing, user)
      return 'yours'
    },
    async findOwners({ thing }) {
      looks += 1
      await new Promise(setImmediate)
      if (isBlind) throw new Error('the database is away')
      const owner = owners.get(thing)
      return new Set(owner === undefined ? [] : [owner])
    },
  })
  const askFor = (thing: string, users: readonly string[]) =>
    Promise.all(users.map((user) => ask({ thing, user })))
  return { ask, askFor, decided, owners, looks: () => looks, maxConcurrent: () => maxConcurrent }
}

const crowd = Array.from({ length: 50 }, (_, index) => `user-${index}`)

it('whoever asks alone is decided, and nobody looks', async () => {
  const { askFor, looks } = createDesk()
  expect(await askFor('a', ['kari'])).toEqual(['yours'])
  expect(await askFor('a', ['ola'])).toEqual(['taken'])
  expect(looks()).toBe(0)
})

it('of a crowd one is decided, and the others are told by one look', async () => {
  const { askFor, decided, looks } = createDesk()
  const [first, ...others] = await askFor('a', crowd)
  expect(first).toBe('yours')
  expect(new Set(others)).toEqual(new Set(['turned away']))
  expect([decided.length, looks()]).toEqual([1, 1])
})

it('whoever has it and asks again in a crowd is decided', async () => {
  const { askFor } = createDesk()
  expect(await askFor('a', ['kari', 'ola', 'kari'])).toEqual(['yours', 'turned away', 'yours'])
})

it('while those who come first may not have it, others are decided, a few at once', async () => {
  const { askFor, maxConcurrent, owners } = createDesk({ refuses: crowd.slice(0, 20) })
  const outcomes = await askFor('a', crowd)
  expect(outcomes.slice(0, 20)).toEqual(crowd.slice(0, 20).map(() => 'not a member'))
  expect(outcomes.slice(20).filter((outcome) => outcome === 'yours')).toHaveLength(1)
  expect(outcomes.slice(20).filter((outcome) => outcome === 'not a member')).toEqual([])
  expect(crowd.indexOf(owners.get('a') ?? '')).toBeGreaterThanOrEqual(20)
  expect(maxConcurrent()).toBe(4)
})

it('crowds for different things do not wait for each other', async () => {
  const { askFor } = createDesk()
  const [one, other] = await Promise.all([askFor('a', crowd), askFor('b', crowd)])
  expect([one[0], other[0]]).toEqual(['yours', 'yours'])
})

it('what fails is heard by whoever asked, and the others go on', async () => {
  const { ask, owners } = createDesk()
  const outcomes = await Promise.allSettled(
    ['faulty', 'faulty', 'kari'].map((user) => ask({ thing: 'a', user })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(owners.get('a')).toBe('kari')
})

it('when nobody can look, everybody is decided', async () => {
  const { askFor, decided } = createDesk({ isBlind: true })
  const outcomes = await askFor('a', crowd)
  expect(outcomes.filter((outcome) => outcome === 'yours')).toHaveLength(1)
  expect(decided).toHaveLength(crowd.length)
})
