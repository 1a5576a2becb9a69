import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantReminder } from '#core/grants/funding/tables.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { reviewAwards } from '../review/review-awards.server.ts'
import { reopenAward } from '../staff/correct-award.server.ts'
import {
  daysLater,
  fundingTesting,
  newAccount,
  now,
  organisationIban,
} from '../testing/grant-funding.testing.server.ts'
import { acceptGrant, declineGrant } from './accept-grant.server.ts'
import { enterPayee } from './enter-payee.server.ts'

const { database } = await createTestDatabase()
const { parts, newGrant, newStaff } = fundingTesting(database)
const refusal = (code: string) => ({ code })

it('is accepted once, by those who have the right to the money', async () => {
  const grant = await newGrant()
  const version = await grant.version()
  const stranger = grant.who(await createMember(database, null))
  await expect(acceptGrant(database, stranger, version, now)).rejects.toMatchObject(
    refusal('GRANT_NOT_FOUND'),
  )
  await Promise.all(
    [grant.first, grant.second].map((by) => acceptGrant(database, grant.who(by), version, now)),
  )
  expect((await grant.load()).award).toMatchObject({ state: 'accepted', reportDue: '2027-03-21' })
  expect((await grant.parts()).map(({ row }) => [row.number, row.cause, row.amountOre])).toEqual([
    [1, 'first', 75_000],
  ])
  expect(await grant.history()).toEqual(['grant-accepted'])
})

it('is accepted while it is corrected, and neither waits for the other for ever', async () => {
  const grant = await newGrant()
  const version = await grant.version()
  const { accepting } = await database.transaction(async (correction) => {
    await correction
      .select()
      .from(grantApplication)
      .where(eq(grantApplication.id, grant.id))
      .for('update')
    const accepting = acceptGrant(database, grant.who(), version, now).catch(
      ({ code }: { code: string }) => code,
    )
    await expect.poll(() => countWaiting(database)).toBeGreaterThan(0)
    await grant.decide(60_000, correction)
    return { accepting }
  })
  // It was read before the correction.
  expect(await accepting).toBe('GRANT_CHANGED')
  expect(await grant.books()).toEqual({ budget: 440_000, grant: 60_000, claim: 0 })
})

it('is answered by its last day, and as it was read', async () => {
  const grant = await newGrant()
  await expect(
    acceptGrant(database, grant.who(), await grant.version(), daysLater(31)),
  ).rejects.toMatchObject(refusal('GRANT_STATE'))
  const version = await grant.version()
  await grant.decide(80_000)
  await expect(acceptGrant(database, grant.who(), version, now)).rejects.toMatchObject(
    refusal('GRANT_CHANGED'),
  )
  await grant.close()
  await expect(
    acceptGrant(database, grant.who(), await grant.version(), now),
  ).rejects.toMatchObject(refusal('ASSOCIATION_STATE'))
})

it('goes back to the budget when it is declined, and staff offer it again', async () => {
  const grant = await newGrant()
  expect(await grant.books()).toEqual({ budget: 400_000, grant: 100_000, claim: 0 })
  const version = await grant.version()
  await Promise.all([1, 2].map(() => declineGrant(database, grant.who(), version, now)))
  expect(await grant.books()).toEqual({ budget: 500_000, grant: 0, claim: 0 })
  const again = { applicationId: grant.id, day: '2026-12-20', reason: 'Styret tok feil' }
  const staff = await newStaff()
  await expect(
    reopenAward(parts, staff, { ...again, day: '2026-11-27' }, now),
  ).rejects.toMatchObject(refusal('GRANT_DATE_INVALID'))
  await expect(
    reopenAward(parts, staff, { ...again, day: '2027-04-20' }, new Date('2027-04-01T10:00:00Z')),
  ).rejects.toMatchObject(refusal('GRANT_YEAR_CLOSED'))
  await reopenAward(parts, staff, again, now)
  expect(await grant.books()).toEqual({ budget: 400_000, grant: 100_000, claim: 0 })
  await acceptGrant(database, grant.who(), await grant.version(), now)
  expect(await grant.state()).toBe('accepted')
})

it('lapses the day after its last one, and its reminders are sent once each', async () => {
  const grant = await newGrant()
  // 30 days to accept: until 28 December.
  for (const day of [22, 23, 24, 29, 30]) {
    await reviewAwards(parts, daysLater(day))
    expect(await grant.state()).toBe('offered')
  }
  const reminders = await database
    .select({ kind: grantReminder.kind })
    .from(grantReminder)
    .where(eq(grantReminder.applicationId, grant.id))
    .orderBy(grantReminder.kind)
  expect(reminders.map(({ kind }) => kind)).toEqual(['accept-1', 'accept-7'])
  await reviewAwards(parts, daysLater(31))
  expect(await grant.state()).toBe('lapsed')
  expect(await grant.books()).toEqual({ budget: 500_000, grant: 0, claim: 0 })
})

it('of a person is paid to an account that they enter', async () => {
  const userId = await createMember(database, null)
  const grant = await newGrant({ userId })
  const enter = (account: string, by = userId) =>
    enterPayee(
      { ...parts, ownAccounts: [organisationIban] },
      grant.who(by),
      { account, holder: 'Kari Nordmann' },
      now,
    )
  await expect(enter('12345678901')).rejects.toMatchObject(refusal('GRANT_ACCOUNT_INVALID'))
  await expect(enter(organisationIban.slice(4))).rejects.toMatchObject(refusal('GRANT_ACCOUNT_OWN'))
  await expect(enter(newAccount(), grant.first)).rejects.toMatchObject(refusal('GRANT_NOT_FOUND'))
  await enter(newAccount())
  const account = newAccount()
  await enter(account)
  const { payee } = await grant.load()
  expect(payee?.accountMasked.endsWith(account.slice(-2))).toBe(true)
  expect(payee?.accountNumber).not.toContain(account)
})
