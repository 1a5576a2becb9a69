import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lockPayout, returnPayouts } from '#core/bank/payouts/return-payouts.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { acceptGrant, declineGrant } from '../answer/accept-grant.server.ts'
import { cancelClaim } from '../claim/cancel-claim.server.ts'
import { confirmClaim } from '../claim/confirm-claim.server.ts'
import { proposeClaim } from '../claim/propose-claim.server.ts'
import { confirmReceived, registerReceived } from '../claim/receive-claim.server.ts'
import { paidOre } from '../model/award-facts.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import {
  accountsOf,
  configuration,
  fundingTesting,
  now,
} from '../testing/grant-funding.testing.server.ts'
import { endAward, reopenAward } from './correct-award.server.ts'
import { approveReport } from './decide-report.server.ts'
import { undoReport } from './undo-report.server.ts'

const { database } = await createTestDatabase()
const { parts, newGrant, newStaff, payPart } = fundingTesting(database)
const [first, second] = [await newStaff(), await newStaff()]
const reason = 'Fordi'

type Grant = Awaited<ReturnType<typeof newGrant>>
type Step =
  | {
      do:
        | 'accept'
        | 'decline'
        | 'reopen'
        | 'pay'
        | 'return'
        | 'end'
        | 'undo'
        | 'confirm'
        | 'receive'
    }
  | { do: 'cancel' }
  | { do: 'decide' | 'claim'; ore: number }
  | { do: 'report'; costs: number; income: number }

const ore = fc.integer({ min: 0, max: 200_000 })
const smallOre = fc.integer({ min: 100, max: 40_000 })
const plain = (...names: ('accept' | 'decline' | 'reopen' | 'pay' | 'return' | 'end' | 'undo')[]) =>
  fc.record({ do: fc.constantFrom(...names) })
const ofClaim = fc.record({
  do: fc.constantFrom('confirm' as const, 'receive' as const, 'cancel' as const),
})
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: plain('accept', 'pay') },
    { weight: 2, arbitrary: plain('decline', 'reopen', 'return', 'end') },
    { weight: 1, arbitrary: plain('undo') },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('decide' as const), ore }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('claim' as const), ore: smallOre }) },
    { weight: 5, arbitrary: ofClaim },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('report' as const), costs: ore, income: ore }),
    },
  ),
  { minLength: 5, maxLength: 16 },
)
/** Half of them begin where most is possible. */
const begun: readonly Step[] = [{ do: 'accept' }, { do: 'pay' }]

async function report(grant: Grant, costs: number, income: number): Promise<void> {
  const { reports, award } = await grant.load()
  const isDone = reports.some(({ state }) => state === 'approved')
  if (award.state !== 'accepted' || award.reportDue === null || isDone) return
  const [added] = await database
    .insert(grantReport)
    .values({
      applicationId: grant.id,
      number: reports.length + 1,
      state: 'sent',
      content: accountsOf(costs, income),
      sentAt: now,
    })
    .returning({ id: grantReport.id })
  await approveReport(parts, first, { reportId: added?.id ?? '' }, now)
}

/** All that was paid comes back from the bank. */
async function giveBack(grant: Grant): Promise<void> {
  const paid = (await grant.parts()).find(({ payout }) => payout?.state === 'paid')?.payout
  if (!paid) return
  await database.transaction(async (transaction) => {
    const row = await lockPayout(transaction, paid.id)
    if (!row) return
    const returned = { row, amountOre: row.amountOre, on: '2026-11-28', reference: null }
    await returnPayouts(transaction, [{ ...returned, reason: null }], {
      ...parts,
      actorId: first.userId,
    })
  })
  await database.transaction((transaction) =>
    reconcileAward(transaction, grant.id, { actorId: null, now }),
  )
}

async function take(grant: Grant, step: Step): Promise<unknown> {
  const { claims, reports } = await grant.load()
  const proposed = claims.find(({ state }) => state === 'proposed')?.id
  const open = claims.find(({ state }) => state === 'open')?.id
  const again = { applicationId: grant.id, reason, day: '2026-12-20' }
  switch (step.do) {
    case 'accept':
      return acceptGrant(database, grant.who(), await grant.version(), now)
    case 'decline':
      return declineGrant(database, grant.who(), await grant.version(), now)
    case 'reopen':
      return reopenAward(parts, first, again, now)
    case 'pay':
      return payPart(grant.id)
    case 'return':
      return giveBack(grant)
    case 'end':
      return endAward(parts, first, again, now)
    case 'undo': {
      const approved = reports.findLast(({ state }) => state === 'approved')
      return approved && undoReport(parts, second, { reportId: approved.id, reason }, now)
    }
    case 'decide':
      return grant.decide(step.ore)
    case 'report':
      return report(grant, step.costs, step.income)
    case 'claim':
      return proposeClaim(database, first, { ...again, amountOre: step.ore + 1 }, now)
    case 'confirm':
      return proposed && confirmClaim(parts, second, { claimId: proposed }, now)
    case 'cancel': {
      const claimId = proposed ?? open
      return claimId && cancelClaim(parts, first, { claimId, reason }, now)
    }
    case 'receive':
      if (!open) return
      await registerReceived(database, first, { claimId: open, day: '2026-11-28' }, now)
      return confirmReceived({ ...parts, configuration }, second, { claimId: open }, now)
  }
}

/** Nothing is lost or made, to the øre: the budget of 5,000 kr is in one of these places. */
async function expectBalanced(grant: Grant): Promise<void> {
  const loaded = await grant.load()
  const { budget, grant: granted, claim } = await grant.books()
  const claimedOre = (state: string) =>
    loaded.claims
      .filter((one) => one.state === state)
      .reduce((sum, { amountOre }) => sum + amountOre, 0)
  expect(budget + granted + paidOre(loaded) - claim - claimedOre('paid')).toBe(500_000)
  expect(claim).toBe(claimedOre('open'))
  expect(Math.min(budget, granted, claim)).toBeGreaterThanOrEqual(0)
  if (loaded.award.state === 'settled') expect(granted).toBe(0)
}

it('adds up to the øre after whatever happens to grants', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), fc.boolean(), async (taken, isDeficit, isBegun) => {
      const grant = await newGrant(isDeficit ? { payment: 'deficit' } : {})
      for (const step of [...(isBegun ? begun : []), ...taken]) {
        await take(grant, step).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
        await expectBalanced(grant)
      }
      // What the night would do.
      await database.transaction((transaction) =>
        reconcileAward(transaction, grant.id, { actorId: null, now }),
      )
      await expectBalanced(grant)
    }),
    { numRuns: 30 },
  )
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
}, 120_000)
