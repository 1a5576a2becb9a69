import { loginLimits } from '@trivsel/account-guard/attempt-limit'
import { expect, it } from 'vitest'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { loginAttempt } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'

const { database } = await createTestDatabase()
const limit = createAttemptLimit({
  database,
  secret: 'only for this test, on this machine',
  limits: { ...loginLimits, perAccount: 500, perAddress: 500, perAccountInADay: 500 },
})
const attemptsLeft = async () =>
  (await database.select().from(loginAttempt)).map(({ attempts }) => attempts)

it('counting and forgiving the same attempts at once wait for each other, never crosswise', async () => {
  await Promise.all(
    Array.from({ length: 200 }, async () =>
      limit.forgive(await limit.count('maja@trivsel.example', '198.18.0.1')),
    ),
  )
  expect(await attemptsLeft()).toEqual([0, 0, 0])
})

it('forgives an account all of its attempts, and its address the one', async () => {
  const name = 'ola@trivsel.example'
  await limit.count(name, '198.18.0.2')
  await limit.count(name, '198.18.0.2')
  await limit.forgive(await limit.count(name, '198.18.0.2'))
  expect((await attemptsLeft()).toSorted()).toEqual([0, 0, 0, 0, 2, 2])
})
