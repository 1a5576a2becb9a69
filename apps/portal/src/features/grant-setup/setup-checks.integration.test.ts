import { expect, it } from 'vitest'
import { grantBudget, grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { grantChecks } from './setup-checks.server.ts'
import { addType, newMember } from './testing/grant-setup.testing.server.ts'

const { database } = await createTestDatabase()

const isDone = (part: string) =>
  grantChecks.find(({ page }) => page === `/staff/grants/setup/${part}`)?.isDone(database)

it('misses the budgets until one has money', async () => {
  const typeId = await addType(database)
  await database.insert(grantBudget).values({ year: 2026, typeId, amountOre: 0 })
  expect(await isDone('budgets')).toBe(false)
  await database.insert(grantBudget).values({ year: 2027, typeId, amountOre: 100 })
  expect(await isDone('budgets')).toBe(true)
})

it('misses the committee until a meeting could decide', async () => {
  const today = osloDate(new Date())
  const add = async (seat: 'chair' | 'member') => {
    const userId = await newMember(database)
    const days = { startsOn: today, endsOn: addDays(today, 10) }
    await database.insert(grantCommitteeTerm).values({ userId, seat, ...days })
  }
  for (let count = 0; count < 4; count += 1) await add('member')
  expect(await isDone('committee')).toBe(false)
  await add('member')
  // Enough, and nobody who can agree to the list.
  expect(await isDone('committee')).toBe(false)
  await add('chair')
  // That their terms end soon is said on the page.
  expect(await isDone('committee')).toBe(true)
})
