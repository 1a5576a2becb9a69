import { locales } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { claimsNotCharged } from '#core/payments/claims-not-charged.testing.ts'
import {
  faultsAt,
  nameOfFault,
  startSilentProvider,
} from '#core/payments/silent-provider.testing.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { overwriteGetLocale } from '#locale'
import { m } from '#messages'
import { ApiError, refusalCode } from '#platform/api-client.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createInvoicePaying } from '../testing/invoice-paying.testing.server.ts'
import { invoicePaymentErrorText } from './refusal-messages.ts'

const { database } = await createTestDatabase()
const at = await startSilentProvider()
const { call, newPayer, start } = createInvoicePaying(database, at.provider)

afterAll(() => at.stop())
afterEach(() => overwriteGetLocale(() => 'no'))
beforeEach(() => at.recover())

async function orderOf(paymentId: string): Promise<string> {
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  return row?.orderId ?? ''
}

type Answer = Awaited<ReturnType<typeof call>>

function expectNoClaim({ status, body }: Answer): void {
  for (const locale of locales) {
    overwriteGetLocale(() => locale)
    const said =
      status === 200
        ? m.invoice_card_looking_text()
        : invoicePaymentErrorText(new ApiError(status, refusalCode(body), body))
    expect(said).not.toMatch(claimsNotCharged)
  }
}

it.each(faultsAt('get').map((fault) => [nameOfFault(fault), fault] as const))(
  'an invoice whose card was approved is nowhere said not to be charged, and is paid once: %s',
  async (_, fault) => {
    const { userId, number } = await newPayer()
    const { paymentId } = (await start(userId, number)).body
    await at.pay(await orderOf(paymentId))
    await at.meet(fault)
    const again = await start(userId, number)
    const asked = [
      await call(userId, '/pay', { paymentId }),
      await call(userId, '/cancel', { paymentId }),
    ]
    await at.recover()
    if (again.status === 503)
      expect(again.body).toEqual({ error: 'PAYMENT_OUTCOME_UNKNOWN', paymentId })
    for (const answer of [again, ...asked]) expectNoClaim(answer)
    for (const { body } of asked) expect(['INITIALIZED', 'PAID']).toContain(body.paymentStatus)
    expect((await call(userId, '/pay', { paymentId })).body.paymentStatus).toBe('PAID')
    expect((await start(userId, number)).status).toBe(409)
    const made = await database.select().from(payment).where(eq(payment.userId, userId))
    expect(made.map(({ id }) => id)).toEqual([paymentId])
  },
)

it.each(faultsAt('create').map((fault) => [nameOfFault(fault), fault] as const))(
  'an invoice whose payment cannot be begun is said not to have begun: %s',
  async (_, fault) => {
    const { userId, number } = await newPayer()
    await at.meet(fault)
    const refused = await start(userId, number)
    await at.recover()
    expect(refused).toMatchObject({ status: 503, body: { error: 'PAYMENT_PROVIDER_AWAY' } })
    expectNoClaim(refused)
    expect((await start(userId, number)).status).toBe(200)
  },
)
