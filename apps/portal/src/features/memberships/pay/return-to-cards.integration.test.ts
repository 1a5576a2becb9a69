import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { findOwed } from '#core/invoices/owed.server.ts'
import { returnToCards } from '#core/invoices/return-to-cards.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { providerAccount } from '#core/payments/ledger-transaction.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import {
  payment,
  paymentOperation,
  paymentSettings,
  refundRequest,
} from '#core/payments/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { refundToCard } from '../invoices/correct-invoice.server.ts'
import { createInvoicePaying } from '../testing/invoice-paying.testing.server.ts'
import { payInvoice, readInvoice } from '../testing/invoices.testing.server.ts'
import { newPerson } from '../testing/memberships.testing.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const at = simulate({ now: Date.now, environment: { SIMULATOR_CALLBACKS: 'off' } })
/** Addresses of the provider that fail. */
let failing = ''
const provider = createPaymentProvider(
  { url: base, token: at.tokens.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 5_000 },
  async (input, init) =>
    failing !== '' && String(input).includes(failing)
      ? new Response('{}', { status: 500 })
      : at.simulator.request(String(input).replace(base, ''), init as RequestInit),
)
const { payments, actor, call, newPayer, start } = createInvoicePaying(database, provider)
const parts = { database, payments }
const collected = () => balanceOf(database, providerAccount)
const today = '2026-11-23'

beforeEach(async () => {
  failing = ''
  await database.update(paymentSettings).set({ refundLimitOre: 50_000 })
})

async function pay(userId: string, number: string): Promise<string> {
  const { paymentId } = (await start(userId, number)).body
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  await at.pay(row?.orderId ?? '')
  return paymentId
}

/** Somebody who paid 349 kroner, some of it from a bank, of which 200 are credited. */
async function credited({ fromBankOre = 0 } = {}) {
  const { userId, invoice, number } = await newPayer()
  if (fromBankOre > 0) await payInvoice(database, invoice, fromBankOre)
  const paymentId = await pay(userId, number)
  await call(userId, '/pay', { paymentId })
  await credit(invoice.id)
  return { invoiceId: invoice.id, paymentId, userId }
}

const credit = (invoiceId: string) =>
  database.transaction(async (transaction) => {
    const by = { reason: 'Angret', createdBy: null, today }
    const locked = await lockInvoice(transaction, invoiceId)
    await creditInvoice(transaction, locked, [{ line: 0, amountOre: 20_000 }], by)
  })

const owedOf = async (id: string) => findOwed(database, await readInvoice(database, id))
const byMember = (invoiceId: string) => ({ invoiceId, decidedBy: null, reason: 'Angret' })

/** As when the time of the next try has come. */
async function tryAgain(paymentId: string) {
  await database
    .update(paymentOperation)
    .set({ nextTryAt: sql`now()` })
    .where(and(eq(paymentOperation.paymentId, paymentId), eq(paymentOperation.state, 'started')))
  await payments.reconcile(paymentId)
}

it('what is credited goes back to the card, once', async () => {
  const { invoiceId } = await credited()
  const before = await collected()
  await returnToCards(parts, byMember(invoiceId))
  await returnToCards(parts, byMember(invoiceId))
  expect((await collected()) - before).toBe(-20_000)
  expect(await readInvoice(database, invoiceId)).toMatchObject({ openOre: 0 })
})

it('goes back once when staff press at the same time', async () => {
  const { invoiceId, paymentId } = await credited()
  const before = await collected()
  const [{ version } = { version: 0 }] = await database
    .select({ version: payment.version })
    .from(payment)
    .where(eq(payment.id, paymentId))
  const staff = { ...actor, roles: ['sports' as const], userId: await newPerson(database) }
  const pressed = { id: invoiceId, paymentId, version, refundOre: 20_000, why: 'Angret' }
  await Promise.allSettled([
    returnToCards(parts, byMember(invoiceId)),
    refundToCard({ database }, payments, staff, pressed),
    returnToCards(parts, byMember(invoiceId)),
  ])
  await returnToCards(parts, byMember(invoiceId))
  expect((await collected()) - before).toBe(-20_000)
  expect(await owedOf(invoiceId)).toBe(0)
})

it('what the card did not pay stays owed', async () => {
  const { invoiceId } = await credited({ fromBankOre: 30_000 })
  const before = await collected()
  await returnToCards(parts, byMember(invoiceId))
  expect((await collected()) - before).toBe(-4_900)
  expect(await owedOf(invoiceId)).toBe(15_100)
})

it('is on its way, and not owed again, while the provider refuses', async () => {
  const { invoiceId, paymentId } = await credited()
  const before = await collected()
  failing = 'reversals'
  await returnToCards(parts, byMember(invoiceId))
  await returnToCards(parts, byMember(invoiceId))
  expect(await owedOf(invoiceId)).toBe(0)
  expect(await collected()).toBe(before)
  failing = ''
  await tryAgain(paymentId)
  expect((await collected()) - before).toBe(-20_000)
})

it('waits while the amount is not captured, and goes back after it', async () => {
  const { userId, invoice, number } = await newPayer()
  const paymentId = await pay(userId, number)
  failing = 'captures'
  await payments.reconcile(paymentId)
  await credit(invoice.id)
  await expect(returnToCards(parts, byMember(invoice.id))).rejects.toMatchObject({
    code: 'PAYMENT_UNDER_WAY',
  })
  failing = ''
  await tryAgain(paymentId)
  const before = await collected()
  await returnToCards(parts, byMember(invoice.id))
  expect((await collected()) - before).toBe(-20_000)
})

it('above the limit for one person, what staff decide waits for a second one', async () => {
  await database.update(paymentSettings).set({ refundLimitOre: 19_999 })
  const { invoiceId, paymentId } = await credited()
  const before = await collected()
  const decide = (decidedBy: string) =>
    returnToCards(parts, { invoiceId, decidedBy, reason: 'Skadet' })
  const first = await newPerson(database)
  await decide(first)
  await decide(first)
  expect(await collected()).toBe(before)
  expect(
    await database.select().from(refundRequest).where(eq(refundRequest.paymentId, paymentId)),
  ).toMatchObject([{ requestedBy: first, refundOre: 20_000, reason: 'Skadet' }])
  expect(await owedOf(invoiceId)).toBe(20_000)
  await decide(await newPerson(database))
  expect((await collected()) - before).toBe(-20_000)
})

it('goes nowhere for the member of staff whom it concerns', async () => {
  const { invoiceId, userId } = await credited()
  const before = await collected()
  const own = returnToCards(parts, { invoiceId, decidedBy: userId, reason: 'Angret' })
  await expect(own).rejects.toMatchObject({ code: 'OWN_CASE' })
  expect(await collected()).toBe(before)
})
