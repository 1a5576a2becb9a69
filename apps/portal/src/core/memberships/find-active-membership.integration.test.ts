import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildMembership, buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { findActiveMembership, listActiveMemberships } from './find-active-membership.server.ts'
import { fitnessMembership } from './tables.server.ts'

const { database } = await createTestDatabase()

async function personWith(membership: Partial<ReturnType<typeof buildMembership>> | null) {
  const person = buildPerson({ membership: membership && buildMembership(membership) })
  const ids = await seedPeople(database, [person])
  return ids.get(person.email) ?? ''
}

it('holds from its first to its last day', async () => {
  const userId = await personWith({ startDate: '2026-10-01', endDate: '2026-10-31' })
  const holdsOn = async (day: string) => Boolean(await findActiveMembership(database, userId, day))
  expect(await holdsOn('2026-09-30')).toBe(false)
  expect(await holdsOn('2026-10-01')).toBe(true)
  expect(await holdsOn('2026-10-31')).toBe(true)
  expect(await holdsOn('2026-11-01')).toBe(false)
})

it('runs on without a last day', async () => {
  const userId = await personWith({ endDate: null })
  expect(await listActiveMemberships(database, userId, '2099-01-01')).toHaveLength(1)
})

it('is not there for somebody without one', async () => {
  const userId = await personWith(null)
  expect(await listActiveMemberships(database, userId, '2026-11-21')).toEqual([])
})

it('is the right one of two that follow each other', async () => {
  const userId = await personWith({ startDate: '2026-01-01', endDate: '2026-06-30' })
  const next = buildMembership({ startDate: '2026-07-01', membershipCategory: 'CASH_MEMBERSHIP' })
  await database.insert(fitnessMembership).values({ userId, ...next })
  expect(await findActiveMembership(database, userId, '2026-06-30')).toMatchObject({
    membershipCategory: 'DIRECT_DEBIT_MEMBERSHIP',
  })
  expect(await findActiveMembership(database, userId, '2026-07-01')).toMatchObject({
    membershipCategory: 'CASH_MEMBERSHIP',
  })
})

it('cannot be added twice for the same day, also not by two at once', async () => {
  const userId = await personWith(null)
  const added = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      database.insert(fitnessMembership).values({ userId, ...buildMembership() }),
    ),
  )
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [refused] = added.filter((outcome) => outcome.status === 'rejected')
  expect(refused?.reason).toMatchObject({
    cause: { constraint: 'fitness_membership_one_at_a_time' },
  })
})

it('cannot end before it begins', async () => {
  const userId = await personWith(null)
  const backwards = buildMembership({ startDate: '2026-02-01', endDate: '2026-01-31' })
  await expect(
    database.insert(fitnessMembership).values({ userId, ...backwards }),
  ).rejects.toThrow()
})

it('is seeded once, however often', async () => {
  const person = buildPerson()
  await seedPeople(database, [person])
  const ids = await seedPeople(database, [person])
  const userId = ids.get(person.email) ?? ''
  expect(await listActiveMemberships(database, userId, '2026-11-21')).toHaveLength(1)
})
