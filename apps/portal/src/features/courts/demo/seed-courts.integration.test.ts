import { expect, it } from 'vitest'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findSetup } from '../model/find-setup.server.ts'
import { court, courtPrice } from '../model/tables.server.ts'
import { listUnitsAhead } from '../timeslots/find-timeslots.server.ts'
import { courts } from './courts.ts'
import { seedCourts } from './seed-courts.server.ts'

const { database } = await createTestDatabase()

it('adds courts of every category, with hours, prices and clubs, only once', async () => {
  await database.insert(sportsCenter).values([1, 2, 4].map((id) => ({ id, name: `Center ${id}` })))
  await seedCourts(database)
  const now = new Date()
  const units = listUnitsAhead(await findSetup(database, now), osloDate(now))
  expect(new Set(units.map((unit) => unit.court.id)).size).toBe(courts.length)
  expect(new Set(units.map((unit) => unit.court.categoryId)).size).toBe(3)
  expect(units.filter(({ blockingReason }) => blockingReason === 'club').length).toBeGreaterThan(20)
  const days = new Set(units.map(({ startsAt }) => osloDate(startsAt)))
  expect([...days]).toEqual(Array.from({ length: 8 }, (_, day) => addDays(osloDate(now), day)))
  const before = [await database.$count(court), await database.$count(courtPrice)]
  await seedCourts(database)
  expect([await database.$count(court), await database.$count(courtPrice)]).toEqual(before)
})
