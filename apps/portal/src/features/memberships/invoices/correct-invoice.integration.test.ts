import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { claimOf, salesOf, vatOf } from '#core/invoices/accounts.ts'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { seedCaptured } from '#core/payments/payments.testing.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { invoiceOf, payInvoice, readInvoice, testBank } from '../testing/invoices.testing.server.ts'
import { newPerson, startMemberships, waitingMails } from '../testing/memberships.testing.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const { call, on } = await startMemberships(database)
on('2026-11-23')

const at = (id: string, path: string) => `staff/sports/invoices/${id}/${path}`
const describeInvoice = async (id: string) => {
  const { invoiceNumber } = await readInvoice(database, id)
  return (await call(null, 'GET', `staff/sports/invoices/${invoiceNumber}`)).body
}
const credit = (id: string, openOre: number, lines: object[]) =>
  call(null, 'POST', at(id, 'credit-notes'), { openOre, lines, why: 'Stengt i desember' })
const auditOf = async (invoiceNumber: number) =>
  (
    await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.subjectKind, 'fitness-invoice'),
          eq(auditEntry.subjectId, String(invoiceNumber)),
        ),
      )
  ).map(({ action }) => action)

describe('a credit note', () => {
  it('of an unpaid invoice leaves less to pay, with a number, a mail and a file', async () => {
    const { userId, invoice: sent } = await invoiceOf(database, undefined, { vatPercent: 25 })
    const vatBefore = await balanceOf(database, vatOf('fitness'))
    expect((await credit(sent.id, 44_900, [{ line: 0, amountOre: 14_900 }])).status).toBe(200)
    expect(await readInvoice(database, sent.id)).toMatchObject({ openOre: 30_000, settledOn: null })
    expect((await balanceOf(database, vatOf('fitness'))) - vatBefore).toBe(-2_980)
    const { body } = await call(userId, 'GET', 'user/sports/invoices')
    const [number] = body.items[0].creditNumbers
    expect(body.items[0]).toMatchObject({ status: 'open', creditedOre: 14_900 })
    const { response } = await call(userId, 'GET', `user/sports/credit-notes/${number}?language=no`)
    const { said } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    for (const text of [number, String(sent.invoiceNumber), '149', '29,80'])
      expect(said).toContain(text)
    const other = await newPerson(database)
    expect((await call(other, 'GET', `user/sports/credit-notes/${number}`)).status).toBe(404)
    expect(await auditOf(sent.invoiceNumber)).toEqual(['fitness-invoice-credited'])
    const subjects = (await waitingMails(database)).map(({ subject }) => subject)
    expect(
      subjects.some((one) => one.includes(`Kreditnota for faktura ${sent.invoiceNumber}`)),
    ).toBe(true)
  })

  it('of a half-paid and a paid invoice says what is owed back', async () => {
    const { invoice: sent } = await invoiceOf(database)
    await payInvoice(database, sent, 20_000)
    await credit(sent.id, 24_900, [
      { line: 0, amountOre: 34_900 },
      { line: 1, amountOre: 10_000 },
    ])
    expect(await describeInvoice(sent.id)).toMatchObject({
      status: 'owed',
      openOre: -20_000,
      owedOre: 20_000,
      lines: [{ leftOre: 0 }, { leftOre: 0 }],
    })
  })

  it('is never more than is left of a line, also of two at once', async () => {
    const { invoice: sent } = await invoiceOf(database)
    expect((await credit(sent.id, 44_900, [{ line: 1, amountOre: 10_001 }])).body).toEqual({
      error: 'CREDIT_TOO_HIGH',
    })
    const half = [{ line: 1, amountOre: 6_000 }]
    const answers = await Promise.all([1, 2].map(() => credit(sent.id, 44_900, half)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await credit(sent.id, 38_900, half)).body).toEqual({ error: 'CREDIT_TOO_HIGH' })
    expect(await readInvoice(database, sent.id)).toMatchObject({ openOre: 38_900 })
  })

  it('numbers have no gaps', async () => {
    const rows = await database
      .select({ number: creditNote.creditNumber })
      .from(creditNote)
      .orderBy(creditNote.creditNumber)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => 600_001 + index))
  })
})

describe('a payment from a bank account', () => {
  const pay = (id: string, body: object) => call(null, 'PUT', at(id, 'payment'), body)

  it('is a part, the rest, or more than is left; the same again is none', async () => {
    const { invoice: sent } = await invoiceOf(database)
    const seen = { id: randomUUID(), openOre: 44_900, amountOre: 40_000, paidOn: '2026-11-20' }
    const answers = await Promise.all([1, 2, 3].map(() => pay(sent.id, seen)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await describeInvoice(sent.id)).toMatchObject({ status: 'open', openOre: 4_900 })
    const rest = { id: randomUUID(), openOre: 4_900, amountOre: 5_000, paidOn: '2026-11-21' }
    expect((await pay(sent.id, { ...rest, openOre: 44_900 })).body).toEqual({
      error: 'INVOICE_CHANGED',
    })
    expect((await pay(sent.id, rest)).status).toBe(200)
    expect(await readInvoice(database, sent.id)).toMatchObject({
      openOre: -100,
      settledOn: '2026-11-21',
    })
    expect(await auditOf(sent.invoiceNumber)).toHaveLength(2)
  })

  it('that was registered by mistake is taken back once, and is to be paid again', async () => {
    const { invoice: sent } = await invoiceOf(database)
    const { invoice: other } = await invoiceOf(database)
    const before = await balanceOf(database, testBank)
    const paymentId = await payInvoice(database, sent, 44_900)
    const undo = (id: string) =>
      call(null, 'POST', at(id, `payments/${paymentId}/undo`), { why: 'Feil faktura' })
    expect((await undo(other.id)).body).toEqual({ error: 'PAYMENT_NOT_FOUND' })
    const answers = await Promise.all([undo(sent.id), undo(sent.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await readInvoice(database, sent.id)).toMatchObject({ openOre: 44_900, settledOn: null })
    expect(await balanceOf(database, testBank)).toBe(before)
    expect(await describeInvoice(sent.id)).toMatchObject({
      payments: [{ undoneBecause: 'Feil faktura' }],
    })
  })
})

describe('what is owed', () => {
  it('pays the person’s other invoices, the first due before the others, once', async () => {
    const first = await invoiceOf(database)
    await payInvoice(database, first.invoice, 44_900 + 50_000)
    const second = await invoiceOf(database, first)
    const third = await invoiceOf(database, first)
    const stranger = await invoiceOf(database)
    const move = () => call(null, 'POST', at(first.invoice.id, 'carry-over'))
    const answers = await Promise.all([move(), move()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const opens = await Promise.all(
      [first, second, third, stranger].map(
        async (one) => (await readInvoice(database, one.invoice.id)).openOre,
      ),
    )
    expect(opens).toEqual([0, 0, 39_800, 44_900])
  })

  it('goes to the card only as far as it is owed and not on its way already', async () => {
    const { userId, invoice: sent } = await invoiceOf(database)
    const paymentId = await seedCaptured(database, {
      userId,
      subjectKind: 'fitness-invoice',
      subjectId: sent.id,
      account: claimOf(sent.id),
      amountOre: 200_000,
    })
    const refund = (refundOre: number) =>
      call(null, 'POST', at(sent.id, 'card-refund'), {
        paymentId,
        version: 3,
        refundOre,
        why: 'For mye',
      })
    expect((await refund(1)).body).toEqual({ error: 'INVOICE_CHANGED' })
    await payInvoice(database, sent, 44_900 + 150_000)
    expect((await refund(150_001)).body).toEqual({ error: 'INVOICE_CHANGED' })
    const { invoice: other } = await invoiceOf(database)
    const foreign = { paymentId, version: 3, refundOre: 1, why: 'For mye' }
    expect((await call(null, 'POST', at(other.id, 'card-refund'), foreign)).status).toBe(404)
  })
})

it('what is open is what the ledger says, whatever happens', async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const sold = () => balanceOf(database, salesOf('fitness'))
  const start = { sales: await sold(), vat: await balanceOf(database, vatOf('fitness')) }
  const member = await invoiceOf(database, undefined, { vatPercent: 25 })
  const invoices = [member.invoice]
  const payments: { id: string; invoiceId: string }[] = []
  for (let step = 0; step < 60; step += 1) {
    const one = invoices[random(invoices.length)]
    if (!one) throw new Error('no invoice')
    const { openOre } = await readInvoice(database, one.id)
    const deed = random(6)
    if (deed === 0 && invoices.length < 6)
      invoices.push((await invoiceOf(database, member, { vatPercent: 25 })).invoice)
    else if (deed === 1)
      payments.push({ id: await payInvoice(database, one, 1 + random(50_000)), invoiceId: one.id })
    else if (deed === 2)
      await credit(one.id, openOre, [{ line: random(2), amountOre: 1 + random(12_000) }])
    else if (deed === 3) {
      const undone = payments.pop()
      if (undone)
        await call(null, 'POST', at(undone.invoiceId, `payments/${undone.id}/undo`), {
          why: 'Feilført',
        })
    } else
      await database.transaction((transaction) =>
        carryOver(
          transaction,
          { userId: member.userId, kind: 'fitness' },
          { actorId: null, today: '2026-11-23' },
        ),
      )
    const rows = await database.select().from(invoice).where(eq(invoice.userId, member.userId))
    for (const row of rows) {
      expect(await balanceOf(database, claimOf(row.id))).toBe(row.openOre)
      expect(row.settledOn === null).toBe(row.openOre > 0)
    }
  }
  const credited = await database.select().from(creditNote)
  const own = credited.filter(({ invoiceId }) => invoices.some(({ id }) => id === invoiceId))
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const net = invoices.length * 44_900 - sumOf(own.map(({ amountOre }) => amountOre))
  const vat = invoices.length * 8_980 - sumOf(own.map(({ vatOre }) => vatOre))
  expect((await sold()) - start.sales).toBe(net - vat)
  expect((await balanceOf(database, vatOf('fitness'))) - start.vat).toBe(vat)
})

describe('an invoice that was wrong', () => {
  const replace = (id: string, openOre: number, amounts: number[]) =>
    call(null, 'POST', at(id, 'replacement'), { openOre, amounts, why: 'Feil pris' })

  it('is credited in full and sent anew for its period, and what was paid pays the new one', async () => {
    const { userId, invoice: sent } = await invoiceOf(database, undefined, { vatPercent: 25 })
    await payInvoice(database, sent, 20_000)
    expect((await replace(sent.id, 24_900, [29_900])).body).toEqual({ error: 'INVOICE_CHANGED' })
    const answers = await Promise.all([1, 2].map(() => replace(sent.id, 24_900, [29_900, 0])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const rows = await database.select().from(invoice).where(eq(invoice.userId, userId))
    const [, renewed] = rows.toSorted((one, other) => one.invoiceNumber - other.invoiceNumber)
    expect(await readInvoice(database, sent.id)).toMatchObject({ openOre: 0, creditedOre: 44_900 })
    expect(renewed).toMatchObject({ amountOre: 29_900, openOre: 9_900, periodStart: '2026-12-01' })
    expect(renewed?.lines).toHaveLength(1)
    expect(await auditOf(sent.invoiceNumber)).toEqual(['fitness-invoice-replaced'])
    // The first one once more: the second is there.
    expect((await replace(sent.id, 0, [100, 0])).body).toEqual({ error: 'INVOICE_CHANGED' })
  })
})
