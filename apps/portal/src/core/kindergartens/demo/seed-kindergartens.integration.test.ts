import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { isOpenOn } from '../setup/is-open-on.ts'
import { readOpenDays } from '../setup/read-open-days.server.ts'
import { kindergartenEmployee, kindergartenLeader } from '../setup/tables.server.ts'
import { seedKindergartens } from './seed-kindergartens.server.ts'

const { database } = await createTestDatabase()
const now = new Date('2026-11-29T12:00:00Z')
const leaderEmail = 'staff-kindergarten@trivsel.example'

it('is added once, and answers the same ids each time', async () => {
  const person = { ...buildPerson({ membership: null }), email: leaderEmail }
  const userId = (await seedPeople(database, [person])).get(leaderEmail)
  const first = await seedKindergartens(database, now)
  expect(await seedKindergartens(database, now)).toEqual(first)
  const { solbakken, elvekanten, granhaug } = first.kindergartens
  expect([solbakken, elvekanten, granhaug].map(({ departments }) => departments.length)).toEqual([
    3, 2, 2,
  ])
  expect(first.consentKindIds).toHaveLength(4)
  expect(await database.select().from(kindergartenLeader)).toMatchObject([
    { userId, kindergartenId: solbakken.kindergartenId },
  ])
  const [department] = solbakken.departments
  expect(
    await database.$count(
      kindergartenEmployee,
      eq(kindergartenEmployee.departmentId, department?.id ?? ''),
    ),
  ).toBe(3)
})

it('is closed between Christmas and New Year', async () => {
  const { kindergartens } = await seedKindergartens(database, now)
  const of = { from: '2026-12-20', to: '2027-01-10' }
  const days = await readOpenDays(database, kindergartens.granhaug.kindergartenId, of)
  expect(
    ['2026-12-23', '2026-12-28', '2026-12-31', '2027-01-04', '2027-01-05'].map((date) =>
      isOpenOn(date, days),
    ),
  ).toEqual([true, false, false, false, true])
})
