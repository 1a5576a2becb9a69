import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { claimOf } from '#core/invoices/accounts.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { registerInvoicePayment } from '#core/invoices/register-payment.server.ts'
import { seedCaptured } from '#core/payments/payments.testing.server.ts'
import { payment as cardPayment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { kindergartenInvoicesDescribed as invoices } from './invoices/endpoints.server.ts'
import { enterDecision } from './prices/decide-fee.server.ts'
import { feesDescribed as fees } from './prices/endpoints.server.ts'
import { runsDescribed as runs } from './runs/endpoints.server.ts'
import { previewRun, startRun } from './runs/start-run.server.ts'
import {
  addAccount,
  addPrice,
  invoiceMonth,
  invoicesOf,
  month,
  newFamily,
  officeOf,
  testBank,
} from './testing/kindergarten-invoices.testing.server.ts'

/** A family whose guardian has an account. */
async function family(database: Database) {
  await addPrice(database)
  const office = await officeOf(database)
  const added = await newFamily(database)
  const concernedId = await added.prove(await addAccount(database))
  return { ...added, office, concernedId }
}

/** The same with an invoice of 1,689 kroner. */
async function invoiced(database: Database) {
  const added = await family(database)
  await invoiceMonth(database, added.office, added.kindergartenId)
  const [invoice] = await invoicesOf(database, added.guardianId)
  if (!invoice) throw new Error('nothing was invoiced')
  const pay = async (amountOre: number) => {
    const id = randomUUID()
    await database.transaction(async (transaction) => {
      const locked = await lockInvoice(transaction, invoice.id)
      // A portal that runs beside may have issued it today, whatever the test's day is.
      const { invoicedOn, openOre } = locked
      const seen = { id, openOre, amountOre, paidOn: invoicedOn }
      const to = { bank: testBank, registeredBy: null, today: invoicedOn }
      await registerInvoicePayment(transaction, locked, seen, to)
    })
    return id
  }
  return { ...added, invoice, pay }
}

const decisionOf = (childId: string) => ({
  id: randomUUID(),
  childId,
  startsOn: month,
  endsOn: null,
  fullPlaceOre: 50_000,
  pricePercent: null,
  reference: '2026/77',
})

const why = 'Feil på fakturaen'

export const auditedCalls: AuditedCalls = [
  [
    fees.savePrice,
    async () => ({
      params: { id: randomUUID() },
      body: {
        validFrom: '2020-01-01',
        placeOre: 120_000,
        mealsOre: 48_900,
        secondPercent: 30,
        laterPercent: 100,
        freeMonths: [7],
        partialMonth: 'days',
        daysToPay: 14,
        version: 0,
      },
    }),
  ],
  [
    fees.enterDecision,
    async (database) => {
      const { childId, concernedId } = await family(database)
      return { body: decisionOf(childId), concernedId }
    },
  ],
  [
    fees.endDecision,
    async (database) => {
      const { childId, concernedId, office } = await family(database)
      const decision = decisionOf(childId)
      await enterDecision({ database, encryption }, office, decision)
      const body = { version: 1, endsOn: '2026-12-31', why }
      return { params: { id: decision.id }, body, concernedId }
    },
  ],
  [
    fees.setPayers,
    async (database) => {
      const { childId, guardianId, concernedId } = await family(database)
      const body = {
        fromMonth: month,
        firstId: guardianId,
        secondId: null,
        secondPercent: 0,
        version: 0,
      }
      return { params: { id: childId }, body, concernedId }
    },
  ],
  [
    runs.start,
    async (database) => {
      const { kindergartenId, office } = await family(database)
      const wanted = { kindergartenId, month }
      const { version } = await previewRun(database, office, wanted)
      return { body: { ...wanted, version } }
    },
  ],
  [
    runs.retry,
    async (database) => {
      const { kindergartenId, office } = await family(database)
      const wanted = { kindergartenId, month }
      const { version } = await previewRun(database, office, wanted)
      return { params: { ...(await startRun(database, office, { ...wanted, version })) } }
    },
  ],
  [
    runs.exportFees,
    async (database) => {
      const { kindergartenId } = await family(database)
      return { body: { kindergartenId, month } }
    },
  ],
  [
    invoices.registerPayment,
    async (database) => {
      const { invoice, concernedId } = await invoiced(database)
      const seen = { openOre: invoice.openOre, amountOre: 100, paidOn: invoice.invoicedOn }
      return { params: { id: invoice.id }, body: { id: randomUUID(), ...seen }, concernedId }
    },
  ],
  [
    invoices.undoPayment,
    async (database) => {
      const { invoice, pay, concernedId } = await invoiced(database)
      const params = { id: invoice.id, paymentId: await pay(100) }
      return { params, body: { why }, concernedId }
    },
  ],
  [
    invoices.credit,
    async (database) => {
      const { invoice, concernedId } = await invoiced(database)
      const body = { openOre: invoice.openOre, lines: [{ line: 0, amountOre: 100 }], why }
      return { params: { id: invoice.id }, body, concernedId }
    },
  ],
  [
    invoices.replace,
    async (database) => {
      const { invoice, childId, office, concernedId } = await invoiced(database)
      await enterDecision({ database, encryption }, office, decisionOf(childId))
      const body = { openOre: invoice.openOre, rightOre: 98_900, why }
      return { params: { id: invoice.id }, body, concernedId }
    },
  ],
  [
    invoices.carryOver,
    async (database) => {
      const { invoice, kindergartenId, office, pay, concernedId } = await invoiced(database)
      await invoiceMonth(database, office, kindergartenId, '2027-01-01')
      await pay(invoice.openOre + 100)
      return { params: { id: invoice.id }, concernedId }
    },
  ],
  [
    invoices.preparePayout,
    async (database) => {
      const { invoice, pay, concernedId } = await invoiced(database)
      await pay(invoice.openOre + 100)
      const account = { typed: '12345678903' }
      const body = { requestId: randomUUID(), amountOre: 100, account, why }
      return { params: { id: invoice.id }, body, concernedId }
    },
  ],
  [
    invoices.refundToCard,
    async (database) => {
      // Above the limit for one person: it is requested, and the provider is not called.
      const { invoice, pay, concernedId } = await invoiced(database)
      const refundOre = 2_000_00
      const paymentId = await seedCaptured(database, {
        userId: concernedId,
        subjectKind: 'kindergarten-invoice',
        subjectId: invoice.id,
        account: claimOf(invoice.id),
        amountOre: refundOre,
      })
      await pay(invoice.openOre + refundOre)
      const [paid] = await database.select().from(cardPayment).where(eq(cardPayment.id, paymentId))
      const body = { paymentId, version: paid?.version ?? 0, refundOre, why }
      return { params: { id: invoice.id }, body, concernedId }
    },
  ],
]
