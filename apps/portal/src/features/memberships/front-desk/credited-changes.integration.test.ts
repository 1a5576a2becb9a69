import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { sendMonthlyInvoices } from '../invoices/send-monthly-invoices.server.ts'
import { invoiceOf, payInvoice, readInvoice } from '../testing/invoices.testing.server.ts'
import {
  newMember,
  newPerson,
  startMemberships,
  waitingMails,
} from '../testing/memberships.testing.server.ts'
import type { FrontDeskAction } from './contract.ts'

const { database } = await createTestDatabase({ size: 8 })
const { call, on, portalUrl } = await startMemberships(database)
const why = 'Skadet i kneet'

beforeEach(() => on('2026-11-23'))

const pathOf = (userId: string) => `staff/sports/members/${userId}/membership`
const preview = (userId: string, change: FrontDeskAction) =>
  call(null, 'POST', `${pathOf(userId)}/preview`, { change })
const change = async (userId: string, wanted: FrontDeskAction) => {
  const { version } = (await call(null, 'GET', pathOf(userId))).body
  return call(null, 'POST', `${pathOf(userId)}/changes`, { change: wanted, version, why })
}
const invoicesOf = (userId: string) =>
  database
    .select()
    .from(invoice)
    .where(eq(invoice.userId, userId))
    .orderBy(invoice.periodStart, invoice.invoiceNumber)
const auditOf = async (userId: string) =>
  (await database.select().from(auditEntry).where(eq(auditEntry.subjectId, userId))).map(
    ({ action, after }) => ({ action, after }),
  )
const textsTo = async (userId: string) => {
  const [person] = await database.select().from(user).where(eq(user.id, userId))
  const mails: { to: string; subject: string; text?: string }[] = await waitingMails(database)
  return mails.filter(({ to }) => to === person?.email).map(({ text }) => text ?? '')
}
const endEarly = (endDate: string) => ({ action: 'end-early', endDate, reason: 'OTHER' }) as const

describe('an end sooner than the rules give', () => {
  it('credits the days after it as was shown, and what was paid pays other invoices', async () => {
    const first = await invoiceOf(database)
    await payInvoice(database, first.invoice, 44_900)
    const { invoice: second } = await invoiceOf(database, first)
    const { userId } = first
    // Of December 15 days are kept, of January none; the second invoice has a fee of 100 too.
    const credits = [
      { invoiceNumber: String(first.invoice.invoiceNumber), amountOre: 34_900 - 16_900 },
      { invoiceNumber: String(second.invoiceNumber), amountOre: 34_900 },
    ]
    const shown = (await preview(userId, endEarly('2026-12-15'))).body
    const byNumber = (one: { invoiceNumber: string }, other: { invoiceNumber: string }) =>
      Number(one.invoiceNumber) - Number(other.invoiceNumber)
    expect(shown.credit.credits.toSorted(byNumber)).toEqual(credits)
    expect(shown.credit.restOre).toBe(44_900 - 18_000 - 34_900)
    expect((await change(userId, endEarly('2026-12-15'))).status).toBe(200)
    const opens = (await invoicesOf(userId)).map(({ openOre, creditedOre }) => [
      openOre,
      creditedOre,
    ])
    // 180 is owed of the first one, of which 100 pay what is left of the second.
    expect(opens).toEqual([
      [-8_000, 18_000],
      [0, 34_900],
    ])
    expect(await auditOf(userId)).toMatchObject([
      {
        action: 'membership-ended-early',
        after: { membershipEnd: '2026-12-15', fitnessCreditedOre: 52_900 },
      },
    ])
    expect((await textsTo(userId)).at(-1)).toContain('80')
    expect((await change(userId, { action: 'reinstate' })).body).toEqual({
      errorMessage: 'MEMBERSHIP_CREDITED',
    })
    expect((await change(userId, endEarly('2026-12-15'))).body).toEqual({
      errorMessage: 'END_NOT_EARLIER',
    })
  })

  it('in the middle of a month that is not invoiced yet makes its invoice one by days', async () => {
    const { userId } = await newMember(database, { startDate: '2026-10-01' })
    expect((await preview(userId, endEarly('2026-12-10'))).body.credit).toBeNull()
    await change(userId, endEarly('2026-12-10'))
    await sendMonthlyInvoices({ database, today: '2026-11-23', portalUrl })
    expect(await invoicesOf(userId)).toMatchObject([
      { periodStart: '2026-12-01', periodEnd: '2026-12-10', amountOre: 11_300 },
    ])
  })

  it('of two at once is one', async () => {
    const { userId, invoice: sent } = await invoiceOf(database)
    const { version } = (await call(null, 'GET', pathOf(userId))).body
    const body = { change: endEarly('2026-12-15'), version, why }
    const answers = await Promise.all(
      [1, 2].map(() => call(null, 'POST', `${pathOf(userId)}/changes`, body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await readInvoice(database, sent.id)).creditedOre).toBe(18_000)
  })
})

describe('a freeze of a month that was invoiced', () => {
  const freeze = (waivedRules: ('FREEZE_TOO_SOON' | 'FREEZE_INVOICED')[]) =>
    ({ action: 'freeze', fromDate: '2026-12-01', numberOfMonths: 1, waivedRules }) as const

  it('credits it, and invoices it again when the freeze is taken back', async () => {
    const { userId, invoice: sent } = await invoiceOf(database)
    expect((await change(userId, freeze(['FREEZE_TOO_SOON']))).body).toEqual({
      errorMessage: 'FREEZE_INVOICED',
    })
    const all = freeze(['FREEZE_TOO_SOON', 'FREEZE_INVOICED'])
    expect((await preview(userId, all)).body.credit).toEqual({
      credits: [{ invoiceNumber: String(sent.invoiceNumber), amountOre: 34_900 }],
      restOre: 10_000,
    })
    expect((await change(userId, all)).status).toBe(200)
    expect(await readInvoice(database, sent.id)).toMatchObject({ openOre: 10_000 })
    expect((await auditOf(userId))[0]?.after).toMatchObject({
      membershipRulesSetAside: ['FREEZE_TOO_SOON', 'FREEZE_INVOICED'],
      fitnessCreditedOre: 34_900,
    })
    // No later run sends the month again.
    await sendMonthlyInvoices({ database, today: '2026-11-23', portalUrl })
    expect(await invoicesOf(userId)).toHaveLength(1)
  })

  it('whose invoice was for that month alone can be taken back too', async () => {
    const { userId } = await newMember(database, { startDate: '2026-10-01' })
    await sendMonthlyInvoices({ database, today: '2026-11-23', portalUrl })
    await change(userId, freeze(['FREEZE_TOO_SOON', 'FREEZE_INVOICED']))
    const { membership } = (await call(null, 'GET', pathOf(userId))).body
    const undo = { action: 'cancel-freeze', freezeId: membership.validFreezePeriods[0].id } as const
    expect((await preview(userId, undo)).body.invoicedMonths).toEqual(['2026-12-01'])
    expect((await change(userId, undo)).status).toBe(200)
    expect(await invoicesOf(userId)).toMatchObject([
      { periodStart: '2026-12-01', amountOre: 34_900, openOre: 0 },
      { periodStart: '2026-12-01', amountOre: 34_900, openOre: 34_900 },
    ])
  })
})

describe('the right of withdrawal', () => {
  const buyOn = async (day: string) => {
    on(day)
    const userId = await newPerson(database)
    const { body } = await call(
      userId,
      'GET',
      'user/sports/memberships/purchases/preview/ORDINARY_FREE',
    )
    const order = { orderId: crypto.randomUUID(), type: 'ORDINARY_FREE', totalOre: body.totalOre }
    await call(userId, 'POST', 'user/sports/memberships/purchases', order)
    const [sent] = await invoicesOf(userId)
    if (!sent) throw new Error('nothing was bought')
    return { userId, sent }
  }
  const act = (userId: string, path = '') =>
    call(userId, 'POST', `user/sports/memberships${path}`, { action: 'withdraw' })

  it('leaves the days that were used, and gives the start fee back, once', async () => {
    const { userId, sent } = await buyOn('2026-11-18')
    await payInvoice(database, sent, sent.amountOre)
    on('2026-11-21')
    const shown = (await act(userId, '/preview')).body
    // 4 of 30 days of 549 kroner; rounded as the 13 days that were invoiced.
    expect(sent.amountOre + shown.credit.restOre).toBe(7_300)
    const answers = await Promise.all([act(userId), act(userId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await readInvoice(database, sent.id)).toMatchObject({
      openOre: -(sent.amountOre - 7_300),
    })
    expect((await call(userId, 'GET', 'user/sports/memberships')).body.items[0]).toMatchObject({
      membershipEndDate: '2026-11-21',
      withdrawableUntil: null,
    })
  })

  it('is over after 14 days; staff may register what was said in time', async () => {
    const { userId, sent } = await buyOn('2026-11-02')
    on('2026-11-17')
    expect((await act(userId)).body).toEqual({ errorMessage: 'WITHDRAWAL_LATE' })
    const notice = (noticeOn: string) => change(userId, { action: 'withdraw', noticeOn })
    expect((await notice('2026-11-17')).body).toEqual({ errorMessage: 'WITHDRAWAL_LATE' })
    expect((await notice('2026-11-01')).body).toEqual({ errorMessage: 'WITHDRAWAL_DAY_INVALID' })
    expect((await notice('2026-11-16')).status).toBe(200)
    const { creditedOre } = await readInvoice(database, sent.id)
    expect(creditedOre).toBeGreaterThan(54_900)
    expect((await auditOf(userId))[0]?.action).toBe('membership-withdrawn')
  })

  it('is not for what staff sold at a desk, or for older memberships', async () => {
    const { userId } = await invoiceOf(database)
    expect((await act(userId)).body).toEqual({ errorMessage: 'WITHDRAWAL_NOT_ONLINE' })
    const buyer = await newPerson(database)
    const sale = { type: 'ORDINARY_FREE', startDate: '2026-11-23' }
    const { body } = await call(null, 'POST', `${pathOf(buyer)}/sales/preview`, sale)
    const order = { orderId: crypto.randomUUID(), totalOre: body.totalOre, waivedRules: [], why }
    await call(null, 'POST', `${pathOf(buyer)}/sales`, { ...sale, ...order })
    expect((await act(buyer)).body).toEqual({ errorMessage: 'WITHDRAWAL_NOT_ONLINE' })
  })
})
