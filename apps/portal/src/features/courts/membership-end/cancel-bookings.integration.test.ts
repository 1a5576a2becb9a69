import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { courtReservation } from '../model/tables.server.ts'
import { courtPayments } from '../pay/payment-kind.server.ts'
import {
  createCourt,
  createHoldParts,
  inTwoDays,
  readUnits,
  spanOf,
} from '../testing/courts.testing.server.ts'
import {
  cancelBookingsAfterEnd,
  courtBookingsOfMembers,
  refundAfterEnd,
} from './cancel-bookings.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const holding = createHoldParts(database)
const simulated = simulate({ now: Date.now, environment: { SIMULATOR_CALLBACKS: 'off' } })
const provider = createPaymentProvider(
  {
    url: base,
    token: simulated.tokens.PAYMENT_TOKEN,
    payeeId: randomUUID(),
    timeoutMilliseconds: 5_000,
  },
  async (input, init) =>
    simulated.simulator.request(String(input).replace(base, ''), init as RequestInit),
)
const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
const payments = createPayments({ configuration, database, kinds: [courtPayments], provider })
const parts = { database, payments, portalUrl: configuration.PORTAL_URL }
const day = osloDate(inTwoDays('12:00'))

async function hold(userId: string) {
  const court = await createCourt(database)
  const outcome = await createHold(holding, { ...spanOf(court, '18:00', '19:00'), userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { courtId: court.courtId, id: outcome.holdId }
}

async function startPayment(userId: string, subjectId: string) {
  const page = () => `${configuration.PORTAL_URL}/page`
  const pages = { payment: page, complete: page, cancel: page }
  const about = { subjectKind: 'court', subjectId, userId, locale: 'no', userAgent: 'a browser' }
  const { paymentId } = await payments.start({ ...about, locale: 'no', pages })
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  await simulated.pay(row?.orderId ?? '')
  return paymentId
}

async function book(userId: string) {
  const { courtId, id } = await hold(userId)
  const paymentId = await startPayment(userId, id)
  await payments.reconcileOwn({ paymentId, userId })
  return { courtId, id, paymentId }
}

const end = (userId: string, endDate: string) =>
  database.update(fitnessMembership).set({ endDate }).where(eq(fitnessMembership.userId, userId))
const stateOf = async (id: string) =>
  (await database.select().from(courtReservation).where(eq(courtReservation.id, id)))[0]?.state
const paymentOf = async (id: string) =>
  (await database.select().from(payment).where(eq(payment.id, id)))[0]
const jobsOf = async (field: string, value: string) => {
  const { rows } = await database.execute<{ payload: { paymentId: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs where payload ->> ${field} = ${value}`)
  return rows.map(({ payload }) => payload)
}

it('keeps a court on the last day; after it the court is free and all of its price goes back', async () => {
  const [userId, staff] = [await createMember(database), await createMember(database)]
  const { courtId, id, paymentId } = await book(userId)
  await end(userId, day)
  const ended = { userId, endedBy: staff }
  await cancelBookingsAfterEnd(parts, ended)
  expect(await stateOf(id)).toBe('confirmed')
  await end(userId, addDays(day, -1))
  await Promise.all([cancelBookingsAfterEnd(parts, ended), cancelBookingsAfterEnd(parts, ended)])
  expect(await stateOf(id)).toBe('cancelled')
  expect(await readUnits(database, courtId)).toEqual([])
  const mails = await jobsOf('to', `${userId}@trivsel.example`)
  const ofEnd = mails.filter(({ text }) => text.includes('Medlemskapet ditt slutter'))
  expect(ofEnd).toHaveLength(1)
  expect(ofEnd[0]?.text).toMatch(/120/)
  expect(await jobsOf('paymentId', paymentId)).toContainEqual({ paymentId, endedBy: staff })
  const wanted = { paymentId, endedBy: staff }
  await Promise.allSettled([refundAfterEnd(parts, wanted), refundAfterEnd(parts, wanted)])
  await refundAfterEnd(parts, wanted)
  expect(await paymentOf(paymentId)).toMatchObject({
    state: 'refunded',
    amountOre: 12_000,
    refundDueOre: 12_000,
  })
  const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
  expect(entries).toMatchObject([
    {
      action: 'court-reservation-ended-with-membership',
      actorId: staff,
      after: { courtRefundOre: 12_000 },
    },
  ])
})

it('a hold is released, and a payment for it that is on its way is released too', async () => {
  const userId = await createMember(database)
  const { id } = await hold(userId)
  const paymentId = await startPayment(userId, id)
  await end(userId, osloDate(new Date()))
  await cancelBookingsAfterEnd(parts, { userId, endedBy: null })
  expect(await stateOf(id)).toBe('released')
  await payments.reconcileOwn({ paymentId, userId })
  expect(await paymentOf(paymentId)).toMatchObject({ state: 'cancelled' })
  expect(await jobsOf('to', `${userId}@trivsel.example`)).toEqual([])
})

it('counts what an end that is not saved would cancel', async () => {
  const userId = await createMember(database)
  await book(userId)
  const [membership] = await database
    .select({ id: fitnessMembership.id })
    .from(fitnessMembership)
    .where(eq(fitnessMembership.userId, userId))
  const count = (endDate: string) =>
    courtBookingsOfMembers.count(database, userId, { membershipId: membership?.id ?? 0, endDate })
  expect(await count(day)).toBe(0)
  expect(await count(addDays(day, -1))).toBe(1)
})
