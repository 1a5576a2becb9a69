import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listCardPayments } from '#core/invoices/owed.server.ts'
import { undoInvoicePayment } from '#core/invoices/undo-payment.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { providerAccount } from '#core/payments/ledger-transaction.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { registerPayment } from '../invoices/register-payment.server.ts'
import { createInvoicePaying } from '../testing/invoice-paying.testing.server.ts'
import { payInvoice, readInvoice, testBank } from '../testing/invoices.testing.server.ts'
import { newPerson } from '../testing/memberships.testing.server.ts'

const { database } = await createTestDatabase()
const at = simulate({
  now: Date.now,
  environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
})
const provider = createPaymentProvider(
  { url: base, token: at.tokens.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 5_000 },
  async (input, init) => at.simulator.request(String(input).replace(base, ''), init as RequestInit),
)
const { payments, actor, call, newPayer, start } = createInvoicePaying(database, provider)

async function payAtProvider(paymentId: string): Promise<void> {
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  await at.pay(row?.orderId ?? '')
}

/** What the provider owes us. */
const collected = () => balanceOf(database, providerAccount)

it('an invoice is paid by card once, however often it is asked', async () => {
  const { userId, invoice, number } = await newPayer()
  const before = await collected()
  const [first, again] = [
    await start(userId, number, { amountOre: 1 }),
    await start(userId, number),
  ]
  expect(first).toMatchObject({ status: 200, body: { checkoutUrl: expect.any(String) } })
  const { paymentId } = first.body
  expect(again.body.paymentId).toBe(paymentId)
  await payAtProvider(paymentId)
  const answers = await Promise.all([1, 2, 3].map(() => call(userId, '/pay', { paymentId })))
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 200,
      body: { paymentStatus: 'PAID', money: 'captured' },
    })
  expect(await readInvoice(database, invoice.id)).toMatchObject({
    openOre: 0,
    settledOn: expect.any(String),
  })
  expect((await collected()) - before).toBe(34_900)
  expect(await start(userId, number)).toMatchObject({
    status: 409,
    body: { error: 'INVOICE_PAID' },
  })
})

it('nobody pays, or hears of, an invoice of somebody else', async () => {
  const [{ userId, number }, other] = [await newPayer(), await newPayer()]
  expect((await start(null, number)).status).toBe(401)
  expect((await start(other.userId, number)).status).toBe(404)
  const { paymentId } = (await start(userId, number)).body
  for (const path of ['/pay', '/cancel'])
    expect((await call(other.userId, path, { paymentId })).status).toBe(404)
  expect((await start(userId, 'x')).status).toBe(400)
})

it('an invoice that staff registered as paid meanwhile is not taken twice', async () => {
  const { userId, invoice, number } = await newPayer()
  const { paymentId } = (await start(userId, number)).body
  await payAtProvider(paymentId)
  const before = await collected()
  const staff = { ...actor, roles: ['sports' as const], userId: await newPerson(database) }
  const day = '2026-11-23'
  await registerPayment(database, staff, {
    id: randomUUID(),
    invoiceId: invoice.id,
    openOre: 34_900,
    amountOre: 34_900,
    paidOn: day,
    bank: testBank,
    today: day,
  })
  expect((await call(userId, '/pay', { paymentId })).body.paymentStatus).toBe('CANCELLED')
  expect(await collected()).toBe(before)
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: 0, settledOn: day })
})

it('money that staff give back leaves the invoice to be paid', async () => {
  const { userId, invoice, number } = await newPayer()
  const { paymentId } = (await start(userId, number)).body
  await payAtProvider(paymentId)
  await call(userId, '/pay', { paymentId })
  const before = await collected()
  await payments.refund(paymentId, { refundOre: ({ amountOre }) => amountOre, detail: 'test' })
  expect(await readInvoice(database, invoice.id)).toMatchObject({
    openOre: 34_900,
    settledOn: null,
  })
  expect((await collected()) - before).toBe(-34_900)
  expect((await start(userId, number)).status).toBe(200)
})

it('a payment that is given up leaves the invoice to be paid', async () => {
  const { userId, number } = await newPayer()
  const { paymentId } = (await start(userId, number)).body
  expect((await call(userId, '/cancel', { paymentId })).body.paymentStatus).toBe('CANCELLED')
  const next = await start(userId, number)
  expect(next.status).toBe(200)
  expect(next.body.paymentId).not.toBe(paymentId)
})

it('is paid by card again when a payment from a bank is taken back after the card paid the rest', async () => {
  const { userId, invoice, number } = await newPayer()
  const fromBank = await payInvoice(database, invoice, 14_900)
  const first = (await start(userId, number)).body.paymentId
  await payAtProvider(first)
  await call(userId, '/pay', { paymentId: first })
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: 0 })
  const wrong = { id: fromBank, invoiceId: invoice.id, because: 'Feil faktura' }
  await database.transaction((transaction) =>
    undoInvoicePayment(transaction, wrong, { actorId: 'staff', today: '2026-11-23' }),
  )
  const before = await collected()
  const started = await Promise.all([start(userId, number), start(userId, number)])
  const [second] = started.filter(({ status }) => status === 200).map(({ body }) => body.paymentId)
  expect(second).not.toBe(first)
  await payAtProvider(second)
  const paid = await call(userId, '/pay', { paymentId: second })
  expect(paid.body).toMatchObject({ paymentStatus: 'PAID', money: 'captured' })
  expect((await collected()) - before).toBe(14_900)
  expect(await readInvoice(database, invoice.id)).toMatchObject({ openOre: 0 })
  expect(await listCardPayments(database, invoice)).toHaveLength(2)
})
