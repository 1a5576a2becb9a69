import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { prepareManualPayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { grantPart, grantReport } from '#core/grants/funding/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { acceptGrant } from '../answer/accept-grant.server.ts'
import { confirmClaim } from '../claim/confirm-claim.server.ts'
import { registerReceived } from '../claim/receive-claim.server.ts'
import { requestKeyOf } from '../model/part-key.ts'
import {
  accountsOf,
  daysLater,
  fundingTesting,
  now,
} from '../testing/grant-funding.testing.server.ts'
import { approveReport } from './decide-report.server.ts'
import { undoReport } from './undo-report.server.ts'

const { database } = await createTestDatabase()
const { parts, newGrant, newStaff, payPart } = fundingTesting(database)
const refusal = (code: string) => ({ code })
const [first, second] = [await newStaff(), await newStaff()]
const reason = 'Feil rapport ble godkjent'

/** A grant of 1,000 kr with 750 kr paid, and an approved report of these accounts. */
async function newApproved(costs: number) {
  const grant = await newGrant()
  await acceptGrant(database, grant.who(), await grant.version(), now)
  await payPart(grant.id)
  const [report] = await database
    .insert(grantReport)
    .values({
      applicationId: grant.id,
      number: 1,
      state: 'sent',
      content: accountsOf(costs),
      sentAt: now,
    })
    .returning({ id: grantReport.id })
  const reportId = report?.id ?? ''
  await approveReport(parts, first, { reportId }, now)
  const undo = (by = second) => undoReport(parts, by, { reportId, reason }, daysLater(1))
  const reportState = async () => (await grant.load()).reports[0]?.state
  const amounts = async () => (await grant.parts()).map(({ row }) => row.amountOre)
  return { ...grant, reportId, undo, reportState, amounts }
}

describe('a report that was approved by mistake', () => {
  it('waits again, and what it gave back to the budget is there to be paid', async () => {
    const grant = await newApproved(90_000)
    expect(await grant.books()).toEqual({ budget: 410_000, grant: 15_000, claim: 0 })
    const outcomes = await Promise.allSettled([grant.undo(), grant.undo()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await grant.reportState()).toBe('sent')
    expect(await grant.amounts()).toEqual([75_000])
    expect(await grant.books()).toEqual({ budget: 400_000, grant: 25_000, claim: 0 })
    expect((await grant.history()).at(-1)).toBe('grant-report-reopened')

    // With the right accounts all of it is paid.
    await database
      .update(grantReport)
      .set({ content: accountsOf(120_000) })
      .where(eq(grantReport.id, grant.reportId))
    await approveReport(parts, first, { reportId: grant.reportId }, daysLater(2))
    await payPart(grant.id)
    expect(await grant.books()).toEqual({ budget: 400_000, grant: 0, claim: 0 })
    expect(await grant.state()).toBe('settled')
  })

  it('takes its claim with it, also one that was confirmed', async () => {
    const grant = await newApproved(50_000)
    const [claim] = (await grant.load()).claims
    await confirmClaim(parts, second, { claimId: claim?.id ?? '' }, now)
    expect(await grant.books()).toEqual({ budget: 450_000, grant: 0, claim: 25_000 })
    await grant.undo()
    expect((await grant.load()).claims).toMatchObject([
      { state: 'cancelled', closedReason: reason },
    ])
    expect(await grant.books()).toEqual({ budget: 400_000, grant: 25_000, claim: 0 })
    expect(await grant.state()).toBe('accepted')
  })

  it('stays approved once what was claimed back has come', async () => {
    const grant = await newApproved(50_000)
    const claimId = (await grant.load()).claims[0]?.id ?? ''
    await confirmClaim(parts, second, { claimId }, now)
    await registerReceived(database, first, { claimId, day: '2026-11-28' }, now)
    await expect(grant.undo()).rejects.toMatchObject(refusal('REPORT_CLAIM_PAID'))
    expect(await grant.reportState()).toBe('approved')
  })

  it('stays approved while the rest waits for release, and once it is paid', async () => {
    const grant = await newApproved(100_000)
    const part = (await grant.parts()).at(-1)?.row
    const payoutId = await prepareManualPayout(
      parts,
      {
        requestKey: requestKeyOf(part?.id ?? ''),
        owner: { kind: 'grant', key: grant.id },
        amountOre: 25_000,
        payee: { name: 'Sjakklubben', details: 'A bank abroad' },
        message: 'Tilskudd',
        approvedBy: first.userId,
      },
      first,
    )
    await database
      .update(grantPart)
      .set({ state: 'approved', decidedBy: first.userId, decidedAt: now })
      .where(eq(grantPart.id, part?.id ?? ''))
    await expect(grant.undo()).rejects.toMatchObject(refusal('REPORT_REST_PREPARED'))
    await withdrawPayout(parts, payoutId, second)
    await grant.undo()
    expect(await grant.amounts()).toEqual([75_000])

    const paid = await newApproved(100_000)
    await payPart(paid.id)
    await expect(paid.undo()).rejects.toMatchObject(refusal('REPORT_REST_PAID'))
  })

  it('is opened by nobody who belongs to the association', async () => {
    const grant = await newApproved(100_000)
    const member = await newStaff()
    await addMember(database, { associationId: grant.associationId, userId: member.userId })
    await expect(grant.undo(member)).rejects.toMatchObject(refusal('OWN_CASE'))
  })
})
