import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantAward, grantClaim } from '#core/grants/funding/tables.server.ts'
import { grantBudget } from '#core/grants/setup/tables.server.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { semesterRegistration } from '#core/semester-registrations/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { groupClassBooking } from '#features/group-classes/model/tables.server.ts'
import { findUserDetails } from '#features/profile/find-user-details.server.ts'
import {
  demoStudents,
  seedSemesterFees,
} from '#features/semester-fee/demo/seed-semester-fees.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { features, personalTables } from '../features.server.ts'
import { testEncryption as encryption, testConfiguration } from './accounts.testing.server.ts'

const { database } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'trivsel-demo-'))
afterAll(() => rm(folder, { recursive: true }))
const files = {
  store: createLocalStore(folder),
  scan: null,
  encryption,
  log: createLog('silent'),
}

const context = { database, encryption, files, portalUrl: testConfiguration.PORTAL_URL }

async function seedDemo() {
  for (const { demo } of features) await demo?.(context)
  const counts = personalTables.map(
    async ({ table }) => [table, await database.$count(table)] as const,
  )
  return new Map(await Promise.all(counts))
}

/** All of the demo, made twice: half a minute's work of a usual machine. */
const seedingTwice = { timeout: 300_000 }

it(
  'every feature finds what its demo data builds on, and adds nothing the second time',
  seedingTwice,
  async () => {
    const counts = await seedDemo()
    for (const table of [user, semesterRegistration, groupClassBooking, staffMember])
      expect(counts.get(table)).toBeGreaterThan(3)
    expect([...(await seedDemo()).values()]).toEqual([...counts.values()])
  },
)

it('what the demo offers has as many places taken as people have, none of what was called off', async () => {
  const { rows } = await database.execute<{ id: string }>(sql`
    select offer.id from ${placeOffer} offer
    left join ${place} one on one.offer_id = offer.id
    group by offer.id
    having offer.taken <> coalesce(sum(one.seats) filter (where one.state in ('held', 'booked')), 0)
      or (offer.called_off_at is not null and offer.taken > 0)`)
  expect(rows).toEqual([])
  expect(await database.$count(place)).toBeGreaterThan(3)
})

it('what the demo has granted adds up: of what was given, what is left, granted, paid and claimed back', async () => {
  const { rows: sums } = await database.execute<Record<string, string>>(sql`
    select (select sum(amount_ore) from ${grantBudget}) as given,
      (select sum(amount_ore) from ${payout} where owner_kind = 'grant' and state = 'paid') as paid,
      (select sum(amount_ore) from ${grantClaim} where state = 'paid') as claimed,
      (select -sum(portal.ledger_total(id, null)) from ${ledgerAccount}
        where kind = 'grant-budget') as left,
      (select -sum(portal.ledger_total(id, null)) from ${ledgerAccount}
        where kind = 'grant') as granted`)
  const { given, paid, claimed, left, granted } = Object.fromEntries(
    Object.entries(sums[0] ?? {}).map(([name, ore]) => [name, Number(ore)]),
  )
  for (const ore of [given, paid, claimed, left, granted]) expect(ore).toBeGreaterThan(0)
  expect((left ?? 0) + (granted ?? 0) + (paid ?? 0) - (claimed ?? 0)).toBe(given)
  const { rows: settled } = await database.execute<{ left: string }>(sql`
    select award.application_id,
      -coalesce(portal.ledger_total(account.id, null), 0) as left
    from ${grantAward} award
    left join ${ledgerAccount} account on account.kind = 'grant'
      and account.key = award.application_id::text
    where award.state in ('settled', 'declined', 'lapsed')`)
  expect(settled.length).toBeGreaterThan(20)
  expect(settled.filter(({ left }) => Number(left) !== 0)).toEqual([])
})

it('the committee of the demo proposes no more than was asked for last, and all are paid to known accounts', async () => {
  const { rows: proposed } = await database.execute<{ isWithin: boolean }>(sql`
    select proposal.amount_ore <= version.requested_ore
      and proposal.application_version = application.sent_version as "isWithin"
    from ${grantProposal} proposal
    join ${grantApplication} application on application.id = proposal.application_id
    join ${grantApplicationVersion} version on version.application_id = application.id
      and version.number = application.sent_version`)
  expect(proposed.length).toBeGreaterThan(5)
  expect(proposed.filter(({ isWithin }) => !isWithin)).toEqual([])
  const { rows: paid } = await database.execute<{ isKnown: boolean }>(sql`
    select exists (select from ${associationBankAccount} account
      where account.association_id = application.association_id and account.state = 'confirmed'
        and account.account_index = one.payee_account_index) as "isKnown"
    from ${payout} one
    join ${grantApplication} application on application.id::text = one.owner_key
    where one.owner_kind = 'grant' and application.association_id is not null`)
  expect(paid.length).toBeGreaterThan(20)
  expect(paid.filter(({ isKnown }) => !isKnown)).toEqual([])
})

it.each(['2026-11-21', '2026-03-01'])(
  'the demo has a student who has paid, one who has not, and new ones, on %s',
  async (today) => {
    await seedSemesterFees(database, encryption, today)
    const fees = await Promise.all(
      demoStudents.slice(0, 3).map(async ({ email }) => {
        const [found] = await database
          .select({ id: user.id })
          .from(user)
          .where(eq(user.email, email))
        return (await findUserDetails(database, encryption, found?.id ?? '', today))?.tuitionFee
      }),
    )
    expect(fees).toEqual(['true', 'false', ''])
  },
)
