import { Param, type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createAttemptLimit, linkLimits, loginLimits } from './attempt-limit.ts'

type Row = { key: string; attempts: number; seconds: number }

/** The keys of a statement, answered with what the test says of each. */
function limitWith(limits: typeof loginLimits, answer: (key: string, place: number) => Row) {
  const asked: string[][] = []
  const limit = createAttemptLimit({
    database: {
      async execute(query: SQL) {
        const keys = query.queryChunks.flatMap((chunk) =>
          chunk instanceof Param ? (chunk.value as string[]) : [],
        )
        asked.push(keys)
        return { rows: keys.map(answer) }
      },
    },
    table: sql`attempts`,
    secret: 'a secret that is only for tests',
    limits,
    refuse: (code, seconds) => new Error(`${code} ${seconds}`),
  })
  return { limit, asked }
}

const counted =
  (attempts: number, seconds = 60) =>
  (key: string) => ({ key, attempts, seconds })

describe('an attempt', () => {
  it('passes up to the limit of the account, and is refused beyond it', async () => {
    const last = limitWith(loginLimits, counted(10)).limit
    await expect(last.count('maja@trivsel.example', '192.0.2.1')).resolves.toBeDefined()
    const over = limitWith(loginLimits, counted(11)).limit
    await expect(over.count('maja@trivsel.example', '192.0.2.1')).rejects.toThrow(
      'TOO_MANY_LOGIN_ATTEMPTS 60',
    )
  })

  it('is refused when the address alone has too many, for as long as that lasts', async () => {
    const answer = (key: string, place: number) => ({
      key,
      attempts: place === 1 ? 101 : 1,
      seconds: place === 1 ? 90 : 300,
    })
    const { limit } = limitWith(loginLimits, answer)
    await expect(limit.count('maja@trivsel.example', '192.0.2.1')).rejects.toThrow('ATTEMPTS 90')
  })

  it('can be forgiven alone, with what was counted before it', async () => {
    const { limit, asked } = limitWith(loginLimits, counted(9))
    const attempt = await limit.count('maja@trivsel.example', '192.0.2.1')
    await limit.forgiveOne(attempt)
    expect(asked.at(-1)).toEqual([attempt.accountKey, attempt.addressKey, attempt.dayKey])
  })

  it('is never asked to wait for less than a second', async () => {
    const { limit } = limitWith(loginLimits, counted(11, 0))
    await expect(limit.count('maja@trivsel.example', '192.0.2.1')).rejects.toThrow('ATTEMPTS 1')
  })

  it('counts for the account from anywhere where that is limited', async () => {
    const { limit, asked } = limitWith(linkLimits, counted(1))
    await limit.count('maja@trivsel.example', '192.0.2.1')
    await limit.count(' MAJA@trivsel.example ', '192.0.2.2')
    const [first = [], second = []] = asked
    expect(first).toHaveLength(3)
    expect(first.filter((key) => second.includes(key))).toEqual([first[2]])
  })

  it('on an account counts for a day from all addresses together, but on a known device', async () => {
    const { limit, asked } = limitWith(loginLimits, counted(1))
    await limit.count('maja@trivsel.example', '192.0.2.1')
    await limit.count('maja@trivsel.example', '192.0.2.2')
    await limit.count('maja@trivsel.example', '192.0.2.2', 'a device')
    const [first = [], day, second = [], sameDay, known = [], ...more] = asked
    expect(day).toEqual(sameDay)
    expect(first.filter((key) => second.includes(key))).toEqual([])
    expect(more).toEqual([])
    // Of what strangers count, a known device shares the count of its address alone.
    expect(known.filter((key) => second.includes(key))).toEqual([second[1]])
  })

  it('is refused when an account has a hundred in a day, unless the device is known', async () => {
    let statement = 0
    const { limit } = limitWith(loginLimits, (key, place) => {
      if (place === 0) statement += 1
      return statement === 2 ? { key, attempts: 101, seconds: 80_000 } : counted(1)(key)
    })
    await expect(limit.count('maja@trivsel.example', '192.0.2.3')).rejects.toThrow('ATTEMPTS 80000')
    statement = 0
    await expect(
      limit.count('maja@trivsel.example', '192.0.2.3', 'a device'),
    ).resolves.toBeDefined()
  })

  it('that is refused for its address does not count for the day of the account', async () => {
    const { limit, asked } = limitWith(loginLimits, counted(101))
    await expect(limit.count('maja@trivsel.example', '192.0.2.1')).rejects.toThrow('ATTEMPTS')
    expect(asked).toHaveLength(1)
  })

  it('shows nothing of who makes it', async () => {
    const { limit, asked } = limitWith(loginLimits, counted(1))
    await limit.count('maja@trivsel.example', '192.0.2.1')
    for (const key of asked.flat()) expect(key).toMatch(/^[\w-]{43}$/)
  })
})
