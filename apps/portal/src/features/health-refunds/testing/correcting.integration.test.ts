import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bankAccount } from '#core/bank/accounts.ts'
import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { claimAccount, refundAccount } from '#core/health-refunds/accounts.ts'
import { healthData } from '#core/health-refunds/personal-data.server.ts'
import { healthRetention } from '#core/health-refunds/retention.server.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import {
  healthRefund,
  healthRefundAppeal,
  healthRefundCorrection,
  healthRefundDecision,
  healthRefundRepayment,
} from '#core/health-refunds/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { decideAppeal } from '../appeal/decide-appeal.server.ts'
import { findAfter } from '../correct/find-after.server.ts'
import { findFollowUp, followUpWork } from '../correct/follow-up.server.ts'
import {
  confirmCorrection,
  dropCorrection,
  proposeCorrection,
} from '../correct/propose-correction.server.ts'
import { confirmRepayment, dropRepayment, registerRepayment } from '../correct/repayments.server.ts'
import { tryAmendment } from '../correct/try-amendment.server.ts'
import { closeSettledRefunds } from '../jobs.server.ts'
import { findLatestDecision } from '../letters/record-decision.server.ts'
import { encryptText } from '../model/refund-secrets.server.ts'
import { healthPayouts } from '../payout/payout-source.server.ts'
import { startRefunds } from './health-refunds.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
await seedInstitutions(database)
const site = await startRefunds(database)
const { addScheme, apply, decide, newStudent, own, pass, payOut, payoutParts, payoutsOf } = site
const parts = { ...payoutParts, configuration: site.parts.configuration }
const { staff: first } = site
const colleague = async (name: string): Promise<StaffActor> => ({
  ...first,
  userId: await site.newPerson(name),
})
const second = await colleague('Siri')
const third = await colleague('Tor')
const now = new Date('2026-11-25T11:00:00Z')
const full = rulesOf({ categories: [categoryOf('doctor')], capOre: 5_000_00 })

/** An application for expenses of 1000 and 500 kr, approved by the first. */
async function granted({ isPaid = true } = {}) {
  const [student, scheme] = [await newStudent(), await addScheme(full)]
  const lines = [{ amount: '1000' }, { amount: '500' }]
  const { id }: { id: string } = await (await apply(student, scheme, lines)).json()
  await decide(id, 'approve')
  await pass(id)
  if (isPaid) await payOut(id)
  const application = await own(student, id)
  const ids: string[] = application.lines.map((line: { id: string }) => line.id)
  return { student, scheme, id, lines: [ids[0] ?? '', ids[1] ?? ''] as const }
}
type Granted = Awaited<ReturnType<typeof granted>>

const because = 'Kvitteringen er i et annet navn'
/** @param kroner of the second expense that count */
async function formOf({ id, lines }: Granted, kroner: number, payBackBy: string | null) {
  const amended = [{ id: lines[1], acceptedOre: kroner * 100, because }]
  const { calculation } = await tryAmendment(parts, id, amended)
  const decisionId = (await findLatestDecision(database, id))?.id ?? ''
  const words = 'Vi leste kvitteringen feil.'
  return { id, decisionId, lines: amended, words, grantedOre: calculation.payoutOre, payBackBy }
}
async function propose(found: Granted, kroner: number, payBackBy: string | null = '2026-12-20') {
  await proposeCorrection(parts, first, await formOf(found, kroner, payBackBy), now)
  return waitingOf(found.id)
}
async function waitingOf(caseId: string) {
  const { correction } = await findAfter(parts, { staffId: second.userId, id: caseId })
  return { id: caseId, correction: correction?.id ?? '' }
}
async function correct(found: Granted, kroner: number) {
  await confirmCorrection(parts, second, await propose(found, kroner), now)
}
const refusedWith = (code: string) => ({ code })
const claimOf = (id: string) => balanceOf(database, claimAccount(id))
const latestOf = (id: string) => findLatestDecision(database, id)
const isBalanced = async () =>
  expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })

async function appealed(found: Granted | { id: string; student: string }, sentAt = now) {
  const id = randomUUID()
  const decisionId = (await latestOf(found.id))?.id ?? ''
  await database.insert(healthRefundAppeal).values({
    id,
    caseId: found.id,
    decisionId,
    text: encryptText(testEncryption, 'appeal', { id, text: 'Jeg er uenig' }),
    sentAt,
  })
  return { id: found.id, appeal: id }
}

describe('a decision', () => {
  it('is recorded with its letter when it takes effect, the same amount once', async () => {
    const { student, id } = await granted()
    expect(await latestOf(id)).toMatchObject({
      number: 1,
      basis: 'application',
      outcome: 'granted',
      grantedOre: 1_500_00,
      decidedBy: first.userId,
    })
    await site.returnPayout(id)
    await site.call(student, `/api/frontend/user/health-refunds/${id}/account`, {
      method: 'PUT',
      body: JSON.stringify({ account: '15032700028' }),
    })
    await decide(id, 'approve')
    await pass(id)
    expect(await latestOf(id)).toMatchObject({ number: 1 })
  })

  it('that nothing is granted is recorded as well', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(full)]
    const { id } = await (await apply(student, scheme)).json()
    await decide(id, 'reject', 'Feil navn')
    await pass(id)
    expect(await latestOf(id)).toMatchObject({ outcome: 'rejected', grantedOre: 0 })
    const { decisions } = await findAfter(parts, { staffId: first.userId, id })
    expect(decisions).toMatchObject([{ words: 'Feil navn', isCurrent: true }])
  })

  it('of less than was paid before claims the rest back', async () => {
    const found = await granted({ isPaid: false })
    const { id, student, scheme } = found
    await withdrawAll(id)
    await correct(found, 100)
    await payOut(id)
    await correct(found, 400)
    await payOut(id)
    await site.returnPayout(id)
    await site.call(student, `/api/frontend/user/health-refunds/${id}/account`, {
      method: 'PUT',
      body: JSON.stringify({ account: '15032700028' }),
    })
    await site.addVersion(scheme, { ...full, capOre: 1_000_00 })
    await decide(id, 'approve')
    await pass(id)
    expect(await claimOf(id)).toBe(100_00)
    expect(await latestOf(id)).toMatchObject({ grantedOre: 1_000_00, payBackOre: 100_00 })
    expect((await payoutsOf(id)).filter(({ state }) => state === 'prepared')).toEqual([])
    await isBalanced()
  })
})

describe('a correction', () => {
  it('to more pays the rest out, once a second person confirms it', async () => {
    const found = await granted({ isPaid: false })
    await withdrawAll(found.id)
    await correct(found, 100)
    await payOut(found.id)
    const before = (await site.mailsTo(found.student)).length
    const which = await propose(found, 400, null)
    expect(await own(found.student, found.id)).toMatchObject({ grantedOre: 1_100_00 })
    await expect(confirmCorrection(parts, first, which, now)).rejects.toMatchObject(
      refusedWith('HEALTH_OTHER_PERSON'),
    )
    await confirmCorrection(parts, second, which, now)
    expect(await own(found.student, found.id)).toMatchObject({
      grantedOre: 1_400_00,
      payouts: [
        { amountOre: 1_100_00, state: 'paid' },
        { amountOre: 300_00, state: 'prepared' },
      ],
    })
    expect(await latestOf(found.id)).toMatchObject({
      number: 3,
      basis: 'correction',
      decidedBy: first.userId,
      confirmedBy: second.userId,
    })
    const mails = await site.mailsTo(found.student)
    expect(mails).toHaveLength(before + 1)
    expect(JSON.stringify(mails)).not.toMatch(/helse|health|refusjon|refund|1400|kvittering/i)
    await isBalanced()
  })

  it('to less claims back what was paid, and is taken off what is granted later', async () => {
    const found = await granted()
    await correct(found, 100)
    expect(await claimOf(found.id)).toBe(400_00)
    expect(await latestOf(found.id)).toMatchObject({
      grantedOre: 1_100_00,
      payBackOre: 400_00,
      payBackBy: '2026-12-20',
    })
    expect(await own(found.student, found.id)).toMatchObject({
      grantedOre: 1_100_00,
      lines: [{ acceptedOre: null }, { acceptedOre: 100_00, acceptedBecause: because }],
    })
    await correct(found, 450)
    expect(await claimOf(found.id)).toBe(50_00)
    expect(await payoutsOf(found.id)).toHaveLength(1)
    await correct(found, 500)
    expect(await claimOf(found.id)).toBe(0)
    await isBalanced()
  })

  it('after a payout came back pays nothing before there is another account', async () => {
    const found = await granted()
    await site.returnPayout(found.id)
    await correct(found, 100)
    expect(await claimOf(found.id)).toBe(0)
    expect(await balanceOf(database, refundAccount(found.id))).toBe(1_100_00)
    expect(await payoutsOf(found.id)).toHaveLength(1)
    await isBalanced()
  })

  it('that leaves nothing to pay wants no other account', async () => {
    const found = await granted()
    await site.returnPayout(found.id)
    expect(await own(found.student, found.id)).toMatchObject({ isUnpaid: true })
    const lines = found.lines.map((id) => ({ id, acceptedOre: 0, because }))
    const form = await formOf(found, 0, null)
    await proposeCorrection(parts, first, { ...form, lines, grantedOre: 0 }, now)
    await confirmCorrection(parts, second, await waitingOf(found.id), now)
    expect(await own(found.student, found.id)).toMatchObject({ isUnpaid: false, grantedOre: 0 })
    const path = `/api/frontend/user/health-refunds/${found.id}/account`
    const body = JSON.stringify({ account: '15032700028' })
    expect((await site.call(found.student, path, { method: 'PUT', body })).status).toBe(409)
  })

  it('names to the payout approver who confirmed it', async () => {
    const found = await granted({ isPaid: false })
    const reasonsOf = async () => {
      const keys = (await payoutsOf(found.id)).map(({ requestKey }) => requestKey)
      const reader = { roles: ['payout-approver' as const], locale: 'no' as const }
      const reasons = await healthPayouts.reasonsOf(database, keys, reader)
      return [...reasons.values()].map(({ lines }) => lines.join())
    }
    expect(await reasonsOf()).toEqual([expect.stringContaining('Hanne Nordmann')])
    await withdrawAll(found.id)
    await correct(found, 100)
    expect((await reasonsOf()).toSorted()).toEqual([
      expect.stringContaining('Hanne Nordmann'),
      expect.stringContaining('Siri Nordmann'),
    ])
  })

  it('waits until a payout is settled or withdrawn', async () => {
    const found = await granted({ isPaid: false })
    await expect(propose(found, 100)).rejects.toMatchObject(refusedWith('HEALTH_PAYOUT_UNDERWAY'))
    await withdrawAll(found.id)
    await correct(found, 100)
    expect(await claimOf(found.id)).toBe(0)
    expect((await payoutsOf(found.id)).map(({ state, amountOre }) => [state, amountOre])).toEqual([
      ['withdrawn', 1_500_00],
      ['prepared', 1_100_00],
    ])
  })

  it('is refused when it says the same, without a day, or of another sum', async () => {
    const found = await granted()
    const form = await formOf(found, 100, '2026-12-20')
    const tryIt = (changes: Partial<typeof form>) =>
      proposeCorrection(parts, first, { ...form, ...changes }, now)
    await expect(tryIt({ lines: [], grantedOre: 1_500_00 })).rejects.toMatchObject(
      refusedWith('HEALTH_SAME_DECISION'),
    )
    await expect(tryIt({ payBackBy: null })).rejects.toMatchObject(
      refusedWith('HEALTH_DAY_INVALID'),
    )
    await expect(tryIt({ payBackBy: '2026-11-24' })).rejects.toMatchObject(
      refusedWith('HEALTH_DAY_INVALID'),
    )
    await tryIt({ payBackBy: '2026-11-25' })
    await expect(tryIt({})).rejects.toMatchObject(refusedWith('HEALTH_WAITS'))
    await dropCorrection(database, second, await waitingOf(found.id), now)
    await expect(tryIt({ grantedOre: 1_100_01 })).rejects.toMatchObject(
      refusedWith('HEALTH_DECISION_CHANGED'),
    )
    await expect(tryIt({ decisionId: randomUUID() })).rejects.toMatchObject(
      refusedWith('HEALTH_DECISION_CHANGED'),
    )
    const foreign = await granted()
    const line = { id: foreign.lines[0], acceptedOre: 0, because }
    await expect(tryIt({ lines: [line] })).rejects.toMatchObject(
      refusedWith('HEALTH_LINE_NOT_FOUND'),
    )
    const high = { id: found.lines[1], acceptedOre: 500_01, because }
    await expect(tryIt({ lines: [high] })).rejects.toMatchObject(
      refusedWith('HEALTH_ACCEPTED_TOO_HIGH'),
    )
  })

  it('is confirmed once, also by two at once', async () => {
    const found = await granted()
    const which = await propose(found, 100)
    const both = await Promise.allSettled(
      [second, third].map((who) => confirmCorrection(parts, who, which, now)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'HEALTH_NOTHING_WAITS' },
    })
    expect(await claimOf(found.id)).toBe(400_00)
  })

  it('is dropped, and nothing changes', async () => {
    const found = await granted()
    const which = await propose(found, 100)
    await dropCorrection(database, first, which, now)
    await expect(confirmCorrection(parts, second, which, now)).rejects.toMatchObject(
      refusedWith('HEALTH_NOTHING_WAITS'),
    )
    expect(await own(found.student, found.id)).toMatchObject({ grantedOre: 1_500_00 })
  })

  it('of one’s own application, or of one that waits, is refused', async () => {
    const found = await granted()
    const form = await formOf(found, 100, '2026-12-20')
    const applicant = { ...first, userId: found.student }
    await expect(proposeCorrection(parts, applicant, form, now)).rejects.toMatchObject(
      refusedWith('OWN_CASE'),
    )
    const [student, scheme] = [await newStudent(), await addScheme(full)]
    const { id } = await (await apply(student, scheme)).json()
    await expect(proposeCorrection(parts, first, { ...form, id }, now)).rejects.toMatchObject(
      refusedWith('HEALTH_NOT_DECIDED'),
    )
    await expect(findAfter(parts, { staffId: found.student, id: found.id })).rejects.toMatchObject(
      refusedWith('CASE_NOT_FOUND'),
    )
  })

  it('of one that is closed is possible', async () => {
    const found = await granted()
    await database.update(caseFile).set({ closedAt: now }).where(eq(caseFile.id, found.id))
    await correct(found, 100)
    expect(await claimOf(found.id)).toBe(400_00)
  })

  it('stores no words that somebody could read', async () => {
    const found = await granted()
    await propose(found, 100)
    const rows = await database.select().from(healthRefundCorrection)
    expect(JSON.stringify(rows)).not.toMatch(/kvittering/i)
  })
})

async function withdrawAll(caseId: string) {
  for (const { id } of await payoutsOf(caseId)) await withdrawPayout(payoutParts, id, second)
}

describe('what is claimed back', () => {
  const claimed = async () => {
    const found = await granted()
    await correct(found, 100)
    return found
  }
  const form = { kind: 'received', amountOre: 400_00, day: '2026-11-25' } as const
  const plain = { reason: '', reversesId: null }
  const waitingRepayment = async (id: string) => {
    const { repayments } = await findAfter(parts, { staffId: third.userId, id })
    return { id, repayment: repayments.find(({ confirmedAt }) => !confirmedAt)?.id ?? '' }
  }

  it('is received, or waived, once a second person confirms it', async () => {
    const { id, student } = await claimed()
    const iban = exampleDeposit.FITNESS_IBAN
    const before = await balanceOf(database, bankAccount(iban))
    await registerRepayment(parts, first, { id, ...form, ...plain, amountOre: 150_00 }, now)
    expect(await claimOf(id)).toBe(400_00)
    const which = await waitingRepayment(id)
    await expect(confirmRepayment(parts, first, which, now)).rejects.toMatchObject(
      refusedWith('HEALTH_OTHER_PERSON'),
    )
    const mails = (await site.mailsTo(student)).length
    await confirmRepayment(parts, second, which, now)
    expect(await site.mailsTo(student)).toHaveLength(mails + 1)
    expect(await claimOf(id)).toBe(250_00)
    expect(await balanceOf(database, bankAccount(iban))).toBe(before + 150_00)
    const rest = { id, kind: 'waived' as const, amountOre: 250_00, day: '2026-11-25' }
    await registerRepayment(parts, second, { ...rest, ...plain, reason: 'Vår feil' }, now)
    expect(await findAfter(parts, { staffId: third.userId, id })).toMatchObject({
      claim: { leftOre: 250_00 },
    })
    await confirmRepayment(parts, first, await waitingRepayment(id), now)
    expect(await claimOf(id)).toBe(0)
    expect(await findAfter(parts, { staffId: third.userId, id })).toMatchObject({ claim: null })
    await isBalanced()
  })

  it('that was confirmed by mistake is taken back, once', async () => {
    const { id } = await claimed()
    await registerRepayment(parts, first, { id, ...form, ...plain }, now)
    const { repayment } = await waitingRepayment(id)
    await confirmRepayment(parts, second, { id, repayment }, now)
    const back = { id, ...form, kind: 'taken-back' as const, reason: 'Var til noe annet' }
    await registerRepayment(parts, first, { ...back, reversesId: repayment }, now)
    await confirmRepayment(parts, third, await waitingRepayment(id), now)
    expect(await claimOf(id)).toBe(400_00)
    await expect(
      registerRepayment(parts, first, { ...back, reversesId: repayment }, now),
    ).rejects.toMatchObject(refusedWith('HEALTH_WAITS'))
    await isBalanced()
  })

  it('is at most what is left, and not of a day to come', async () => {
    const { id } = await claimed()
    const tryIt = (changes: object) =>
      registerRepayment(parts, first, { id, ...form, ...plain, ...changes }, now)
    await expect(tryIt({ amountOre: 400_01 })).rejects.toMatchObject(
      refusedWith('HEALTH_MORE_THAN_CLAIMED'),
    )
    await expect(tryIt({ day: '2026-11-26' })).rejects.toMatchObject(
      refusedWith('HEALTH_DAY_INVALID'),
    )
    const taken = { kind: 'taken-back', reason: 'Feil', reversesId: randomUUID() }
    await expect(tryIt(taken)).rejects.toMatchObject(refusedWith('HEALTH_NOTHING_WAITS'))
    await tryIt({})
    await expect(tryIt({})).rejects.toMatchObject(refusedWith('HEALTH_WAITS'))
    await dropRepayment(database, second, await waitingRepayment(id), now)
    await expect(
      registerRepayment(
        { ...parts, configuration: { TRIVSEL_ENV: 'test', DEPOSIT_BANK: 'Bank' } },
        first,
        { id, ...form, ...plain },
        now,
      ),
    ).rejects.toMatchObject(refusedWith('HEALTH_NO_ACCOUNT'))
  })

  it('stores no reason that somebody could read', async () => {
    const { id } = await claimed()
    await registerRepayment(
      parts,
      first,
      { id, kind: 'waived', amountOre: 1, day: '2026-11-25', reason: 'Hemmelig', reversesId: null },
      now,
    )
    const rows = await database.select().from(healthRefundRepayment)
    expect(JSON.stringify(rows)).not.toContain('Hemmelig')
  })
})

describe('an appeal', () => {
  const stands = { outcome: 'stands' as const, words: 'Vi har sett på det', lines: [] }

  it('is answered by somebody who had no part in the decision', async () => {
    const found = await granted()
    const which = await appealed(found)
    const answer = { ...which, ...stands, grantedOre: null }
    await expect(decideAppeal(parts, first, answer, now)).rejects.toMatchObject(
      refusedWith('HEALTH_OTHER_PERSON'),
    )
    await decideAppeal(parts, second, answer, now)
    await expect(decideAppeal(parts, second, answer, now)).rejects.toMatchObject(
      refusedWith('HEALTH_APPEAL_CLOSED'),
    )
    const { appeals } = await findAfter(parts, { staffId: second.userId, id: found.id })
    expect(appeals).toMatchObject([
      { text: 'Jeg er uenig', isLate: false, answer: { outcome: 'stands' }, isOwnDecision: false },
    ])
    expect(await latestOf(found.id)).toMatchObject({ number: 1 })
  })

  it('against a correction is answered by a third', async () => {
    const found = await granted()
    await correct(found, 100)
    const which = await appealed(found)
    const answer = { ...which, ...stands, grantedOre: null }
    for (const who of [first, second])
      await expect(decideAppeal(parts, who, answer, now)).rejects.toMatchObject(
        refusedWith('HEALTH_OTHER_PERSON'),
      )
    await decideAppeal(parts, third, answer, now)
  })

  it('that is upheld grants more, and is final', async () => {
    const found = await granted()
    await correct(found, 100)
    const which = await appealed(found)
    const changed = { outcome: 'changed' as const, words: 'Du har rett' }
    const lines = [{ id: found.lines[1], acceptedOre: 400_00, because: 'Godtatt' }]
    await expect(
      decideAppeal(parts, third, { ...which, ...changed, lines: [], grantedOre: 1_100_00 }, now),
    ).rejects.toMatchObject(refusedWith('HEALTH_SAME_DECISION'))
    await decideAppeal(parts, third, { ...which, ...changed, lines, grantedOre: 1_400_00 }, now)
    expect(await claimOf(found.id)).toBe(100_00)
    expect(await latestOf(found.id)).toMatchObject({
      basis: 'appeal',
      grantedOre: 1_400_00,
      appealUntil: null,
    })
    await isBalanced()
  })

  it('against a rejection leads to an approval, and is paid out', async () => {
    const [student, scheme] = [await newStudent(), await addScheme(full)]
    const { id } = await (await apply(student, scheme)).json()
    await decide(id, 'reject')
    await pass(id)
    const which = await appealed({ id, student })
    const changed = { outcome: 'changed' as const, words: 'Du har rett', lines: [] }
    await decideAppeal(parts, second, { ...which, ...changed, grantedOre: 1_000_00 }, now)
    expect(await own(student, id)).toMatchObject({
      status: 'INNVILGET',
      grantedOre: 1_000_00,
      payouts: [{ amountOre: 1_000_00, state: 'prepared' }],
    })
    const [prepared] = await payoutsOf(id)
    expect(prepared?.approvedBy).toBe(second.userId)
    await isBalanced()
  })

  it('is not heard only when it came late', async () => {
    const found = await granted()
    const until = (await latestOf(found.id))?.appealUntil ?? ''
    const which = await appealed(found, new Date(`${until}T12:00:00Z`))
    const answer = { words: 'For sent', lines: [], grantedOre: null, outcome: 'not-heard' as const }
    await expect(decideAppeal(parts, second, { ...which, ...answer }, now)).rejects.toMatchObject(
      refusedWith('HEALTH_APPEAL_IN_TIME'),
    )
    await database
      .update(healthRefundAppeal)
      .set({ sentAt: new Date(Date.parse(`${until}T12:00:00Z`) + 86_400_000) })
      .where(eq(healthRefundAppeal.id, which.appeal))
    await decideAppeal(parts, second, { ...which, ...answer }, now)
  })
})

describe('an application of which nothing more comes', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const isClosed = async (id: string, days: number) => {
    await closeSettledRefunds(database, inDays(days))
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, id))
    return found?.closedAt !== null
  }

  it('is closed after 90 days', async () => {
    const { id } = await granted()
    expect(await isClosed(id, 89.9)).toBe(false)
    expect(await isClosed(id, 90.1)).toBe(true)
  })

  it('is closed when nothing is granted any more', async () => {
    const found = await granted({ isPaid: false })
    await withdrawAll(found.id)
    const lines = found.lines.map((id) => ({ id, acceptedOre: 0, because }))
    const form = await formOf(found, 0, null)
    await proposeCorrection(parts, first, { ...form, lines, grantedOre: 0 }, now)
    await confirmCorrection(parts, second, await waitingOf(found.id), now)
    expect(await latestOf(found.id)).toMatchObject({ outcome: 'rejected', grantedOre: 0 })
    expect(await isClosed(found.id, 91)).toBe(true)
  })

  it('is not while money is claimed, a correction waits or one may appeal', async () => {
    const waits = await granted()
    await propose(waits, 100)
    const claims = await granted()
    await correct(claims, 100)
    const answers = await granted()
    const { appeal } = await appealed(answers)
    const appeals = await granted()
    const until = osloDate(inDays(95))
    await database
      .update(healthRefundDecision)
      .set({ appealUntil: until })
      .where(eq(healthRefundDecision.caseId, appeals.id))
    for (const { id } of [waits, claims, answers, appeals])
      expect(await isClosed(id, 91)).toBe(false)
    await database
      .update(healthRefundAppeal)
      .set({ withdrawnAt: now })
      .where(eq(healthRefundAppeal.id, appeal))
    expect(await isClosed(answers.id, 91)).toBe(true)
    await dropCorrection(database, second, await waitingOf(waits.id), now)
    expect(await isClosed(waits.id, 91)).toBe(true)
    expect(await isClosed(appeals.id, 95)).toBe(false)
    expect(await isClosed(appeals.id, 96)).toBe(true)
  })

  it('is removed after its time only when nothing is claimed', async () => {
    const [claims, settled] = [await granted(), await granted()]
    await correct(claims, 100)
    const ids = [claims.id, settled.id]
    await database
      .update(caseFile)
      .set({ closedAt: new Date('2024-01-01') })
      .where(inArray(caseFile.id, ids))
    for (const { remove } of healthRetention) await database.execute(remove(new Date()))
    const left = await database.select().from(caseFile).where(inArray(caseFile.id, ids))
    expect(left.map(({ id }) => id)).toEqual([claims.id])
  })
})

describe('an account', () => {
  const blocked = (userId: string) =>
    healthData.find(({ table }) => table === healthRefund)?.blocksDeletion?.(database, userId)

  it('stays while a refund is not paid, or money is claimed back', async () => {
    const found = await granted({ isPaid: false })
    expect(await blocked(found.student)).toBe('HEALTH_REFUND_OPEN')
    await payOut(found.id)
    expect(await blocked(found.student)).toBeUndefined()
    await correct(found, 100)
    expect(await blocked(found.student)).toBe('HEALTH_REFUND_OPEN')
    expect(await blocked(await newStudent())).toBeUndefined()
  })
})

describe('what waits after decisions', () => {
  it('is listed for staff, without what concerns them', async () => {
    const found = await granted()
    const counted = () => followUpWork('page').count(database, first)
    const before = await counted()
    const which = await propose(found, 100)
    expect(await counted()).toMatchObject({ waiting: before.waiting + 1, overdue: before.overdue })
    const listed = async (staffId: string) => {
      const { items, hidden } = await findFollowUp(database, staffId)
      return { mine: items.filter(({ caseId }) => caseId === found.id), hidden }
    }
    expect((await listed(first.userId)).mine).toMatchObject([{ kind: 'correction', isOwn: true }])
    expect((await listed(second.userId)).mine).toMatchObject([{ isOwn: false }])
    const { mine, hidden } = await listed(found.student)
    expect(mine).toEqual([])
    expect(hidden).toBeGreaterThan(0)
    await confirmCorrection(parts, second, which, now)
    expect((await listed(first.userId)).mine).toMatchObject([
      { kind: 'claim', amountOre: 400_00, dueOn: '2026-12-20' },
    ])
    // A claim is work once its day is over.
    expect(await counted()).toEqual(before)
    const isOver = { payBackBy: '2026-01-01' }
    const decided = eq(healthRefundDecision.caseId, found.id)
    await database
      .update(healthRefundDecision)
      .set(isOver)
      .where(and(decided, isNotNull(healthRefundDecision.payBackBy)))
    const { waiting, overdue } = await counted()
    expect([waiting, overdue]).toEqual([before.waiting + 1, Number(before.overdue) + 1])
  })
})
