import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { claimOf } from '#core/invoices/accounts.ts'
import { findCardSubject } from '#core/invoices/card-payments.server.ts'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { creditInvoice } from '#core/invoices/credit-invoice.server.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { requireOwed } from '#core/invoices/owed.server.ts'
import { creditNote, invoice, invoicePayment } from '#core/invoices/tables.server.ts'
import { undoInvoicePayment } from '#core/invoices/undo-payment.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { readOrder } from '#core/payments/provider/read-order.ts'
import { type Engine, reconcilePayment } from '#core/payments/reconcile-payment.server.ts'
import { refundPayment } from '#core/payments/refund-payment.server.ts'
import { startPayment } from '#core/payments/start-payment.server.ts'
import { isInProgress } from '#core/payments/states.ts'
import { createPaymentStore, findPayments } from '#core/payments/store.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { randomFrom } from '../../../../../payment-simulator/src/random.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { invoiceOf, payInvoice, readInvoice } from '../testing/invoices.testing.server.ts'
import { invoiceKind } from './invoice-kind.server.ts'

/** `PAYMENT_SCHEDULES=1000` plays more, `PAYMENT_SEED=…` the same again. */
const seed = process.env.PAYMENT_SEED ?? String(Date.now())
const count = Number(process.env.PAYMENT_SCHEDULES ?? 12)

const { database } = await createTestDatabase({ size: 10 })
const today = '2026-11-23'
const minute = 60_000
const payeeId = '5cabf558-5283-482f-b252-4d58e06f6f3b'
const page = (paymentId: string) => `https://portal.example/pay?paymentId=${paymentId}`

/**
 * Plays one schedule: a member with two invoices, who pay by card and from a bank while staff credit,
 * give back and take back, with answers of the provider that are lost. After each step, the ledger has
 * what the invoices say; in the end the provider has it too.
 */
async function play(name: string): Promise<string[]> {
  const random = randomFrom(name)
  const below = (limit: number) => Math.floor(random() * limit)
  const wrong: string[] = []
  const clock = { now: Date.UTC(2026, 10, 23, 8) }
  const faults = { share: random() * 0.3 }
  const simulated = simulate({
    seed: name,
    now: () => clock.now,
    environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
  })
  const transport: typeof fetch = async (input, init) => {
    clock.now += below(2_000)
    const ask = async () =>
      simulated.simulator.request(String(input).replace(base, ''), init as RequestInit)
    if (random() >= faults.share) return ask()
    const fault = below(3)
    if (fault > 0) await ask()
    if (fault === 1) return new Response('{}', { status: 502 })
    throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
  }
  const engine: Engine<Database> = {
    store: createPaymentStore(
      database,
      () => sql`${new Date(clock.now).toISOString()}::timestamptz`,
    ),
    provider: createPaymentProvider(
      { url: base, token: simulated.tokens.PAYMENT_TOKEN, payeeId, timeoutMilliseconds: 8_000 },
      transport,
    ),
    kindOf: () => invoiceKind,
  }
  const first = await invoiceOf(database, undefined, { vatPercent: 25 })
  const second = await invoiceOf(database, first, { vatPercent: 25 })
  const { userId } = first
  const ids = [first.invoice.id, second.invoice.id] as const
  const any = () => ids[below(2)] ?? ids[0]
  const cards = () => findPayments(database, inArray(payment.accountKey, [...ids]))

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  const inLock = (id: string, work: (transaction: Database) => Promise<unknown>) =>
    attempt(() =>
      database.transaction(async (transaction) => {
        await lockInvoice(transaction, id)
        await work(transaction)
      }),
    )

  const start = (id: string) =>
    attempt(async () =>
      startPayment(engine, {
        subjectKind: invoiceKind.kind,
        subjectId: await findCardSubject(database, id),
        userId,
        locale: 'no',
        userAgent: 'a browser',
        pages: { payment: page, complete: page, cancel: page },
        origin: 'https://portal.example',
        callbackUrl: 'https://portal.example/callback',
      }),
    )
  const approve = async () => {
    const open = (await cards()).filter(({ state, orderId }) => state === 'opened' && orderId)
    const one = open[below(open.length)]
    if (one?.orderId) await simulated.pay(one.orderId, { bank: 'approve' })
  }
  const sweep = async () => {
    for (const { id, state } of await cards())
      if (isInProgress(state)) await attempt(() => reconcilePayment(engine, id))
  }
  /** As staff give back what is owed, and now and then what is not: then it is to be paid again. */
  const refund = async () => {
    const all = (await cards()).filter(({ confirmedAt }) => confirmedAt)
    const one = all[below(all.length)]
    if (!one) return
    const id = one.subjectId.split('/')[0] ?? ''
    const refundOre = 1 + below(20_000)
    const isOwed = random() < 0.7
    await attempt(() =>
      refundPayment(engine, one.id, {
        refundOre: () => refundOre,
        detail: 'by-staff',
        actorId: 'anne',
        inTransaction: async (transaction) => {
          const locked = await lockInvoice(transaction, id)
          if (isOwed) await requireOwed(transaction, locked, refundOre)
        },
      }),
    )
  }
  /** A bank pays a part and a card the rest; the bank's part is taken back and paid by card, too. */
  const payTwice = async () => {
    const id = any()
    const fromBank = await payInvoice(database, { id }, 5_000)
    await start(id)
    await approve()
    await sweep()
    const undone = { id: fromBank, invoiceId: id, because: 'Feilført' }
    await inLock(id, (transaction) =>
      undoInvoicePayment(transaction, undone, { actorId: 'anne', today }),
    )
    await start(id)
    await approve()
    await sweep()
  }
  const deeds: readonly (() => Promise<unknown>)[] = [
    payTwice,
    () => start(any()),
    async () => {
      const id = any()
      await Promise.all([start(id), start(id)])
    },
    approve,
    approve,
    async () => {
      await start(any())
      await approve()
      await sweep()
    },
    sweep,
    refund,
    refund,
    async () => payInvoice(database, { id: any() }, 1 + below(50_000)),
    async () => {
      const rows = await database
        .select()
        .from(invoicePayment)
        .where(inArray(invoicePayment.invoiceId, [...ids]))
      const one = rows[below(rows.length)]
      if (!one) return
      const undone = { id: one.id, invoiceId: one.invoiceId, because: 'Feilført' }
      await inLock(one.invoiceId, (transaction) =>
        undoInvoicePayment(transaction, undone, { actorId: 'anne', today }),
      )
    },
    async () => {
      const id = any()
      const wish = { line: below(2), amountOre: 1 + below(15_000) }
      const by = { reason: 'Stengt', createdBy: null, today }
      await inLock(id, async (transaction) =>
        creditInvoice(transaction, await lockInvoice(transaction, id), [wish], by),
      )
    },
    () =>
      database.transaction((transaction) =>
        carryOver(transaction, { userId, kind: 'fitness' }, { actorId: null, today }),
      ),
    async () => {
      clock.now += below(12 * minute)
    },
  ]

  async function compare(step: string): Promise<void> {
    for (const id of ids) {
      const { openOre, amountOre, creditedOre } = await readInvoice(database, id)
      const inLedger = await balanceOf(database, claimOf(id))
      if (inLedger !== openOre) wrong.push(`${step}: the ledger has ${inLedger}, not ${openOre}`)
      const notes = await database.select().from(creditNote).where(eq(creditNote.invoiceId, id))
      const credited = notes.reduce((sum, note) => sum + note.amountOre, 0)
      if (credited !== creditedOre || credited > amountOre)
        wrong.push(`${step}: ${credited} of ${amountOre} is credited, and ${creditedOre} noted`)
    }
  }

  for (let step = 0; step < 30; step += 1) {
    await deeds[below(deeds.length)]?.()
    await compare(`step ${step}`)
  }
  faults.share = 0
  for (let round = 0; round < 50; round += 1) {
    clock.now += 2 * minute
    await sweep()
    if (!(await cards()).some(({ state }) => isInProgress(state))) break
  }
  await compare('the end')

  let kept = 0
  for (const { state, orderId } of await cards()) {
    if (isInProgress(state)) wrong.push(`a payment is still ${state}`)
    if (!orderId) continue
    const { body } = await simulated.merchant(
      'GET',
      `${orderId}?$expand=paid,financialTransactions`,
    )
    for (const { type, amountOre } of readOrder(body)?.transactions ?? [])
      if (type === 'Capture') kept += amountOre
      else if (type === 'Reversal') kept -= amountOre
  }
  const rows = await database
    .select()
    .from(invoice)
    .where(inArray(invoice.id, [...ids]))
  const bank = await database
    .select()
    .from(invoicePayment)
    .where(inArray(invoicePayment.invoiceId, [...ids]))
  const fromBank = bank.reduce((sum, one) => sum + (one.undoneAt ? 0 : one.amountOre), 0)
  const asked = rows.reduce((sum, { amountOre, creditedOre }) => sum + amountOre - creditedOre, 0)
  const open = rows.reduce((sum, { openOre }) => sum + openOre, 0)
  if (asked - fromBank - kept !== open)
    wrong.push(`${open} is open: ${asked} asked, ${fromBank} from the bank, ${kept} by card`)
  return wrong.map((what) => `PAYMENT_SEED ${name}: ${what}`)
}

it(
  'invoices, ledger and provider agree to the øre, whatever fails in between',
  async () => {
    const wrong: string[] = []
    for (let index = 0; index < count; index += 1) wrong.push(...(await play(`${seed}-${index}`)))
    expect(wrong).toEqual([])
    const states = await database
      .selectDistinct({ state: payment.state })
      .from(payment)
      .where(eq(payment.subjectKind, invoiceKind.kind))
    const ends = states.map(({ state }) => state)
    for (const state of ['captured', 'refunded'] as const)
      expect(ends, `${state} with PAYMENT_SEED=${seed}`).toContain(state)
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  },
  60_000 + count * 5_000,
)
