import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import {
  compareSettlement,
  getSettlement,
  type ProviderLine,
} from '#core/payments/settlement.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { base, simulate } from '../../../../payment-simulator/src/simulator.testing.ts'
import { settlementRows } from './settlement-file.ts'

const { database } = await createTestDatabase()
const { simulator, tokens, pay, control } = simulate({
  now: Date.now,
  environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
})
const provider = createPaymentProvider(
  { url: base, token: tokens.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 5_000 },
  async (input, init) => simulator.request(String(input).replace(base, ''), init as RequestInit),
)
/** Some are lost when their money is reserved, which is released then. */
const ticket: PaymentKind = {
  kind: 'ticket',
  describe: () => 'A ticket',
  findPayable: async (_, { id, now }) => ({
    amountOre: Number(id.split(' ')[1]),
    vatOre: Math.floor(Number(id.split(' ')[1]) / 5),
    payBefore: new Date(now.getTime() + 600_000),
  }),
  confirm: async (_, { subjectId }) => (subjectId.startsWith('lost') ? 'lost' : 'confirmed'),
  release: async () => undefined,
}
const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
const payments = createPayments({ configuration, database, kinds: [ticket], provider })
const { nameSubjects } = payments
const settlement = () =>
  getSettlement(database, osloDate(new Date()), { language: 'no', nameSubjects })

const page = () => `${configuration.PORTAL_URL}/page`
async function buy(subjectId: string): Promise<string> {
  const { paymentId } = await payments.start({
    subjectKind: 'ticket',
    subjectId,
    userId: 'kari',
    locale: 'no',
    userAgent: 'a browser',
    pages: { payment: page, complete: page, cancel: page },
  })
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  await pay(row?.orderId ?? '')
  await payments.reconcileOwn({ paymentId, userId: 'kari' })
  return paymentId
}
const refundPayment = (paymentId: string, ore: number) =>
  payments.refund(paymentId, { refundOre: () => ore, detail: 'by-payer' })

const Listed = z.object({
  sums: z.object({ captured: z.number(), reversed: z.number(), cancelled: z.number() }),
  transactions: z.array(
    z.object({
      type: z.enum(['Authorization', 'Capture', 'Cancellation', 'Reversal']),
      number: z.number(),
      payeeReference: z.string(),
      amount: z.number(),
    }),
  ),
})

/** The provider's own list of a day, as far as money moved. */
async function providersDay() {
  const { sums, transactions } = Listed.parse((await control('GET', '/transactions')).body)
  const lines = transactions.flatMap(({ type, payeeReference, number, amount }): ProviderLine[] =>
    type === 'Capture' || type === 'Reversal'
      ? [{ reference: payeeReference, number, amountOre: type === 'Reversal' ? -amount : amount }]
      : [],
  )
  return { sums, lines }
}

it('matches the provider’s list, the ledger and the file to the øre, line by line', async () => {
  await buy('ticket 15001')
  await refundPayment(await buy('ticket 22002'), 7_003)
  const twice = await buy('ticket 30000')
  await refundPayment(twice, 10_000)
  await refundPayment(twice, 20_000)
  await buy('lost 40000')
  const ours = await settlement()
  const theirs = await providersDay()

  expect(theirs.sums).toEqual({ captured: 67_003, reversed: 37_003, cancelled: 40_000 })
  expect(ours).toMatchObject({ capturedOre: 67_003, refundedOre: 37_003, bookedOre: 30_000 })
  expect(compareSettlement(ours.lines, theirs.lines)).toEqual([])
  const numbered = (lines: readonly { number: number; reference: string; amountOre: number }[]) =>
    lines.map(({ number, reference, amountOre }) => `${number} ${reference} ${amountOre}`).sort()
  expect(numbered(ours.lines)).toEqual(numbered(theirs.lines))
  expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  expect(settlementRows(ours).map(({ amountOre }) => amountOre)).toEqual([
    ...ours.lines.map(({ amountOre }) => amountOre),
    67_003,
    -37_003,
    30_000,
  ])
})

it('names a line that is altered, missing or unknown', async () => {
  const ours = await settlement()
  const { lines } = await providersDay()
  const [first, ...rest] = lines
  if (!first) throw new Error('The provider lists nothing')
  const { reference, amountOre: theirsOre } = first
  const altered = [{ ...first, amountOre: theirsOre + 1 }, ...rest]
  expect(compareSettlement(ours.lines, altered)).toEqual([
    { reference, oursOre: theirsOre, theirsOre: theirsOre + 1 },
  ])
  expect(compareSettlement(ours.lines, rest)).toEqual([
    { reference, oursOre: theirsOre, theirsOre: 0 },
  ])
  const another = { reference: '000000000000', number: 1, amountOre: 500 }
  expect(compareSettlement(ours.lines, [...lines, another])).toEqual([
    { reference: '000000000000', oursOre: 0, theirsOre: 500 },
  ])
})
