import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { associationMember } from '#core/associations/tables.server.ts'
import { insertAttachments } from '#core/files/attachments.server.ts'
import type { StoredFile } from '#core/files/store-files.server.ts'
import { findOverdueReports } from '#core/grants/funding/overdue-reports.server.ts'
import { reportFileKind } from '#core/grants/grant-case.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { acceptGrant } from '../answer/accept-grant.server.ts'
import { cancelClaim } from '../claim/cancel-claim.server.ts'
import { confirmClaim } from '../claim/confirm-claim.server.ts'
import { proposeClaim } from '../claim/propose-claim.server.ts'
import { confirmReceived, registerReceived } from '../claim/receive-claim.server.ts'
import { countUnsettledOf } from '../model/count-unsettled.server.ts'
import { listFundingOfAssociation } from '../overview/list-own-funding.server.ts'
import { saveReport } from '../report/save-report.server.ts'
import { sendReport } from '../report/send-report.server.ts'
import {
  accountsOf,
  configuration,
  daysLater,
  fundingTesting,
  now,
} from '../testing/grant-funding.testing.server.ts'
import { endAward, postponeReport } from './correct-award.server.ts'
import { approveReport, returnReport } from './decide-report.server.ts'
import { listFunding } from './list-funding.server.ts'

const { database } = await createTestDatabase()
const { parts, newGrant, newStaff, payPart } = fundingTesting(database)
const refusal = (code: string) => ({ code })
const [first, second] = [await newStaff(), await newStaff()]

/** A grant with its first part paid; 250 kr of 1,000 are left. */
async function newPaid(wanted: Parameters<typeof newGrant>[0] = {}) {
  const grant = await newGrant(wanted)
  await acceptGrant(database, grant.who(), await grant.version(), now)
  await payPart(grant.id)
  const latest = async () => (await grant.load()).reports.at(-1)
  /** Saves and sends a report with a receipt. @returns its id */
  const report = async (costs: number, income = 0) => {
    const content = accountsOf(costs, income)
    const { version } = await saveReport(database, grant.who(), { content, version: 0 }, now)
    const id = (await latest())?.id ?? ''
    await addReceipt(id)
    await sendReport(database, grant.who(), { version }, now)
    return id
  }
  return { ...grant, latest, report }
}

async function addReceipt(reportId: string): Promise<void> {
  const id = randomUUID().replaceAll('-', '')
  const file = {
    id,
    name: 'kvittering.pdf',
    type: 'application/pdf',
    size: 1,
    sha256: id,
    dataKey: id,
  }
  const subject = { kind: reportFileKind, id: reportId }
  await insertAttachments(database, [file as StoredFile], { ownerId: null, subject })
}

describe('a report', () => {
  it('is one draft of the whole board: who writes over a colleague is told', async () => {
    const grant = await newPaid()
    const save = (by: string, version: number, costs: number) =>
      saveReport(database, grant.who(by), { content: accountsOf(costs), version }, now)
    const begun = await Promise.allSettled([save(grant.first, 0, 100), save(grant.second, 0, 200)])
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await save(grant.second, 1, 300)
    await expect(save(grant.first, 1, 400)).rejects.toMatchObject(refusal('REPORT_CHANGED'))
    expect((await grant.latest())?.content.costs[0]?.amountOre).toBe(300)
    await expect(sendReport(database, grant.who(), { version: 2 }, now)).rejects.toMatchObject(
      refusal('REPORT_RECEIPTS_MISSING'),
    )
  })

  it('that was returned is followed by the next one, and its receipts count', async () => {
    const grant = await newPaid()
    const reportId = await grant.report(150_000)
    await expect(
      saveReport(database, grant.who(), { content: accountsOf(1), version: 0 }, now),
    ).rejects.toMatchObject(refusal('GRANT_STATE'))
    const why = { reportId, reason: 'Kvitteringen er uleselig', day: '2026-12-10' }
    await returnReport(parts, first, why, now)
    expect((await grant.load()).award.reportDue).toBe('2026-12-10')
    const content = accountsOf(140_000)
    const { version } = await saveReport(database, grant.who(), { content, version: 0 }, now)
    await sendReport(database, grant.who(), { version }, now)
    expect((await grant.load()).reports.map(({ number, state }) => [number, state])).toEqual([
      [1, 'returned'],
      [2, 'sent'],
    ])
  })

  it('that is late closes the next application, until it is sent or postponed', async () => {
    const grant = await newPaid()
    const { associationId } = grant
    const isLate = async (days: number) =>
      (await findOverdueReports(database, { associationId }, osloDate(daysLater(days)))).length > 0
    // Due on 21 March 2027.
    expect([await isLate(113), await isLate(114)]).toEqual([false, true])
    const wanted = { applicationId: grant.id, day: '2027-04-30', reason: 'Turneringen ble flyttet' }
    await postponeReport(parts, first, wanted, daysLater(114))
    expect(await isLate(114)).toBe(false)
    expect(await countUnsettledOf(database, associationId)).toBe(1)
    await grant.report(150_000)
    expect(await isLate(200)).toBe(false)
  })

  it('pays the rest once it is approved, and gives back what was not used', async () => {
    const grant = await newPaid()
    const reportId = await grant.report(130_000, 40_000)
    await approveReport(parts, first, { reportId }, now)
    expect((await grant.parts()).map(({ row }) => [row.cause, row.amountOre])).toEqual([
      ['first', 75_000],
      ['rest', 15_000],
    ])
    expect(await grant.books()).toEqual({ budget: 410_000, grant: 15_000, claim: 0 })
    await payPart(grant.id)
    expect(await grant.state()).toBe('settled')
    expect(await grant.books()).toEqual({ budget: 410_000, grant: 0, claim: 0 })
  })

  it('of a deficit guarantee pays the smaller of the grant and the deficit', async () => {
    const grant = await newPaid({ payment: 'deficit' })
    expect(await grant.parts()).toEqual([])
    await approveReport(parts, first, { reportId: await grant.report(90_000, 60_000) }, now)
    expect((await grant.parts()).map(({ row }) => row.amountOre)).toEqual([30_000])
    expect(await grant.books()).toEqual({ budget: 470_000, grant: 30_000, claim: 0 })
  })

  it('is approved by nobody who belongs to the association', async () => {
    const grant = await newPaid()
    const reportId = await grant.report(150_000)
    const member = await newStaff()
    await database.insert(associationMember).values({
      associationId: grant.associationId,
      userId: member.userId,
      state: 'member',
      joinedBy: 'page',
      joinedAt: now,
    })
    await expect(approveReport(parts, member, { reportId }, now)).rejects.toMatchObject(
      refusal('OWN_CASE'),
    )
  })
})

describe('a claim', () => {
  it('follows from a report that used less, and takes two people twice', async () => {
    const grant = await newPaid()
    await approveReport(parts, first, { reportId: await grant.report(50_000) }, now)
    expect(await grant.books()).toEqual({ budget: 425_000, grant: 0, claim: 0 })
    const [claim] = (await grant.load()).claims
    const claimId = claim?.id ?? ''
    expect(claim).toMatchObject({ amountOre: 25_000, state: 'proposed', dueOn: '2026-12-28' })
    const read = () =>
      listFundingOfAssociation(
        parts,
        { userId: grant.first, associationId: grant.associationId },
        now,
      )
    expect((await read()).items[0]?.claims).toEqual([])
    await expect(confirmClaim(parts, first, { claimId }, now)).rejects.toMatchObject(
      refusal('CLAIM_OWN'),
    )
    await confirmClaim(parts, second, { claimId }, now)
    expect((await read()).items[0]?.claims).toMatchObject([{ amountOre: 25_000, state: 'open' }])
    expect(await grant.books()).toEqual({ budget: 450_000, grant: 0, claim: 25_000 })
    const bank = { ...parts, configuration }
    await expect(confirmReceived(bank, second, { claimId }, now)).rejects.toMatchObject(
      refusal('GRANT_STATE'),
    )
    await expect(
      registerReceived(database, second, { claimId, day: '2026-11-29' }, now),
    ).rejects.toMatchObject(refusal('CLAIM_DATE_INVALID'))
    await registerReceived(database, second, { claimId, day: '2026-11-28' }, now)
    await expect(confirmReceived(bank, second, { claimId }, now)).rejects.toMatchObject(
      refusal('CLAIM_OWN'),
    )
    await confirmReceived(bank, first, { claimId }, now)
    expect(await grant.books()).toEqual({ budget: 450_000, grant: 0, claim: 0 })
    expect(await grant.state()).toBe('settled')
  })

  it('is confirmed by no second account of the same person, nor is its money', async () => {
    const grant = await newPaid()
    const [own, other] = [await newStaff(), await newStaff()]
    const numbers = { number: 'x', numberIndex: `same person ${own.userId}` }
    await database.insert(nationalId).values([
      { userId: own.userId, ...numbers, provenAt: now, provenBy: 'id-porten' },
      { userId: other.userId, ...numbers },
    ] as (typeof nationalId.$inferInsert)[])
    await approveReport(parts, own, { reportId: await grant.report(50_000) }, now)
    const claimId = (await grant.load()).claims[0]?.id ?? ''
    const isOwn = refusal('CLAIM_OWN')
    await expect(confirmClaim(parts, other, { claimId }, now)).rejects.toMatchObject(isOwn)
    await confirmClaim(parts, second, { claimId }, now)
    await registerReceived(database, own, { claimId, day: '2026-11-28' }, now)
    const bank = { ...parts, configuration }
    await expect(confirmReceived(bank, other, { claimId }, now)).rejects.toMatchObject(isOwn)
  })

  it('is for no more than was paid, and is cancelled with its money', async () => {
    const grant = await newPaid()
    const claim = (amountOre: number) =>
      proposeClaim(
        database,
        first,
        {
          applicationId: grant.id,
          amountOre,
          reason: 'Arrangementet ble avlyst',
          day: '2027-01-10',
        },
        now,
      )
    await expect(claim(75_001)).rejects.toMatchObject(refusal('CLAIM_TOO_MUCH'))
    await claim(75_000)
    await expect(claim(100)).rejects.toMatchObject(refusal('CLAIM_TOO_MUCH'))
    const claimId = (await grant.load()).claims[0]?.id ?? ''
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => confirmClaim(parts, second, { claimId }, now)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await grant.books()).toEqual({ budget: 475_000, grant: 25_000, claim: 75_000 })
    await cancelClaim(parts, first, { claimId, reason: 'Det var en feil' }, now)
    expect(await grant.books()).toEqual({ budget: 400_000, grant: 25_000, claim: 0 })
  })
})

it('is ended without a report: what is left goes back, and nothing is late any more', async () => {
  const grant = await newPaid()
  await endAward(parts, first, { applicationId: grant.id, reason: 'Foreningen er oppløst' }, now)
  expect(await grant.books()).toEqual({ budget: 425_000, grant: 0, claim: 0 })
  expect(await grant.state()).toBe('settled')
  const { associationId } = grant
  expect(await findOverdueReports(database, { associationId }, osloDate(daysLater(300)))).toEqual(
    [],
  )
})

it('is on the list of staff while they have something to do', async () => {
  const grant = await newGrant()
  const waits = async (at = now) =>
    (await listFunding(parts, first, 'waiting', at)).items.some(
      ({ applicationId }) => applicationId === grant.id,
    )
  expect(await waits()).toBe(false)
  await acceptGrant(database, grant.who(), await grant.version(), now)
  expect(await waits()).toBe(true)
  await payPart(grant.id)
  expect(await waits()).toBe(false)
  expect(await waits(daysLater(114))).toBe(true)
  const stranger = await createMember(database, null)
  await expect(
    listFundingOfAssociation(parts, { userId: stranger, associationId: grant.associationId }, now),
  ).rejects.toMatchObject(refusal('ASSOCIATION_NOT_FOUND'))
})
