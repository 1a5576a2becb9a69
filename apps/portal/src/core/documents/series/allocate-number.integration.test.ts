import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { allocateNumber } from './allocate-number.server.ts'

const { database } = await createTestDatabase({ size: 16 })

it('a series has no gaps and no number twice, though half of fifty transactions at once are rolled back', async () => {
  const isRolledBack = (index: number) => index % 2 === 1
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      database.transaction(async (transaction) => {
        const number = await allocateNumber(transaction, 'invoice')
        await transaction.execute(sql`select pg_sleep(0.005)`)
        if (isRolledBack(index)) throw new Error('the invoice was not written after all')
        return number
      }),
    ),
  )
  const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  expect(taken.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 25 }, (_, index) => 100_001 + index),
  )
  expect(await database.transaction((transaction) => allocateNumber(transaction, 'invoice'))).toBe(
    100_026,
  )
})
