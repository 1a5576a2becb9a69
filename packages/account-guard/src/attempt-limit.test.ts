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
    expect(asked[1]).toEqual([attempt.accountKey, attempt.addressKey])
  })

  it('is never told to wait for less than a second', async () => {
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

  it('shows nothing of who makes it', async () => {
    const { limit, asked } = limitWith(loginLimits, counted(1))
    await limit.count('maja@trivsel.example', '192.0.2.1')
    for (const key of asked.flat()) expect(key).toMatch(/^[\w-]{43}$/)
  })
})
