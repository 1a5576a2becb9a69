import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { getSettlement } from '#core/payments/settlement.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { receipt, receiptCreditNote } from '#core/receipts/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { courtReservation, courtSetup } from '../model/tables.server.ts'
import { courtPayments } from '../pay/payment-kind.server.ts'
import { mailReceipt } from '../receipts/booking-mail.server.ts'
import {
  createCourt,
  createHoldParts,
  expire,
  inTwoDays,
  readUnits,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { type CourtBooking, CourtBookings } from './contract.ts'
import { bookingEndpoints as endpoints } from './endpoints.ts'
import { createBookingsApi } from './handlers.server.ts'
import { listCourtEntries } from './list-court-entries.server.ts'

const { database } = await createTestDatabase()
const portalUrl = testConfiguration.PORTAL_URL
const time = { offset: 0 }
const clock = () => new Date(Date.now() + time.offset)
const holding = createHoldParts(database)
const provider = simulate({ now: Date.now, environment: { SIMULATOR_CALLBACKS: 'off' } })
const adapter = createPaymentProvider(
  {
    url: base,
    token: provider.tokens.PAYMENT_TOKEN,
    payeeId: randomUUID(),
    timeoutMilliseconds: 5_000,
  },
  async (input, init) =>
    provider.simulator.request(String(input).replace(base, ''), init as RequestInit),
)
const configuration = {
  ...testConfiguration,

  PAYMENT_TIMEOUT_SECONDS: 8,
}
const payments = createPayments({
  configuration,
  database,
  kinds: [courtPayments],
  provider: adapter,
})
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Kari', lastName: 'Nord' } : null
  },
}
const app = createApi({ configuration, log: createLog('silent') }).route(
  '/',
  createBookingsApi({ ...holding, database, clock, portalUrl, payments, configuration, sessions }),
)

await database.update(courtSetup).set({ refundHours: 24, lateRefundPercent: 50 })

function send(user: string, method: string, path: string, body?: object) {
  return app.request(path, {
    method,
    headers: {
      'x-test-user': user,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
const read = async (answered: Promise<Response> | Response) => {
  const answer = await answered
  return [answer.status, await answer.json()]
}
const pathOf = (path: string, id: string) => path.replace(':id', id)
const cancel = (user: string, id: string, refundOre: number) =>
  read(send(user, 'POST', pathOf(endpoints.cancel.path, id), { refundOre }))
const receiptOf = (user: string, id: string, language = 'no') =>
  send(user, 'GET', `${pathOf(endpoints.receipt.path, id)}?language=${language}`)

async function list(user: string): Promise<CourtBookings> {
  return CourtBookings.parse(
    await (await send(user, 'GET', `${endpoints.list.path}?language=no`)).json(),
  )
}
const only = async (user: string, part: 'coming' | 'past'): Promise<CourtBooking> => {
  const found = (await list(user))[part]
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} in ${part}`)
  return found[0]
}

async function hold() {
  const wanted = await createCourt(database)
  const user = await createMember(database)
  const outcome = await createHold(holding, { ...spanOf(wanted, '18:00', '19:00'), userId: user })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { ...wanted, user, id: outcome.holdId }
}

/** Pays 120 kroner by card, captured. */
async function book() {
  const held = await hold()
  const page = (paymentId: string) => `${portalUrl}/trening/haller-og-baner?paymentId=${paymentId}`
  const { paymentId } = await payments.start({
    subjectKind: 'court',
    subjectId: held.id,
    userId: held.user,
    locale: 'no',
    userAgent: 'a browser',
    pages: { payment: page, complete: page, cancel: page },
  })
  const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
  await provider.pay(row?.orderId ?? '')
  await payments.reconcileOwn({ paymentId, userId: held.user })
  return { ...held, paymentId }
}

const paymentOf = async (paymentId: string) =>
  (await database.select().from(payment).where(eq(payment.id, paymentId)))[0]

/** Reads the mails that are queued for a member. */
async function mailsTo(user: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs
     where payload ->> 'to' = ${`${user}@trivsel.example`} order by id`)
  return rows.map(({ payload }) => payload)
}

/** Moves the reservation to this many hours from now. */
async function hoursBefore<Result>(hours: number, work: () => Promise<Result>): Promise<Result> {
  time.offset = inTwoDays('18:00').getTime() - hours * 3_600_000 - Date.now()
  try {
    return await work()
  } finally {
    time.offset = 0
  }
}

describe('my courts', () => {
  it('lists own holds and bookings, and nobody else’s', async () => {
    const held = await hold()
    const booking = await only(held.user, 'coming')
    expect(booking).toMatchObject({
      id: held.id,
      state: 'held',
      amountOre: 12_000,
      cancellation: null,
      hasReceipt: false,
      expiresAt: expect.any(String),
      court: { id: held.courtId, name: 'Bane 1' },
    })
    const booked = await book()
    expect(await only(booked.user, 'coming')).toMatchObject({
      id: booked.id,
      state: 'confirmed',
      expiresAt: null,
      hasReceipt: true,
      cancellation: {
        refundOre: 12_000,
        fullUntil: new Date(inTwoDays('18:00').getTime() - 86_400_000).toISOString(),
      },
    })
    expect(await list(await createMember(database))).toEqual({ coming: [], past: [] })
  })

  it('leaves out expired holds, and lists past bookings separately for a limited time', async () => {
    const held = await hold()
    await expire(database, held.id)
    expect(await list(held.user)).toEqual({ coming: [], past: [] })
    const { user } = await book()
    await hoursBefore(-1, async () =>
      expect(await only(user, 'past')).toMatchObject({ cancellation: null }),
    )
    await hoursBefore(-1 - 90 * 24 - 1, async () =>
      expect(await list(user)).toEqual({ coming: [], past: [] }),
    )
  })
})

describe('cancelling', () => {
  it('refunds the full amount in time, once, and repeats the answer', async () => {
    const { user, id, paymentId, courtId } = await book()
    expect(await cancel(user, id, 12_000)).toEqual([200, { refundOre: 12_000 }])
    expect(await readUnits(database, courtId)).toEqual([])
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 12_000 })
    expect(await cancel(user, id, 12_000)).toEqual([200, { refundOre: 12_000 }])
    expect(await paymentOf(paymentId)).toMatchObject({ refundDueOre: 12_000 })
    expect(await only(user, 'past')).toMatchObject({ state: 'cancelled', refundedOre: 12_000 })
  })

  it('refunds the late part after the deadline, and nothing more afterwards', async () => {
    const { user, id, paymentId } = await book()
    await hoursBefore(23.99, async () => {
      expect(await cancel(user, id, 6_000)).toEqual([200, { refundOre: 6_000 }])
      expect(await cancel(user, id, 6_000)).toEqual([200, { refundOre: 6_000 }])
    })
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 6_000 })
  })

  it('releases only the court when nothing is refunded', async () => {
    const { user, id, paymentId, courtId } = await book()
    await database.update(courtSetup).set({ lateRefundPercent: 0 })
    try {
      await hoursBefore(2, async () =>
        expect(await cancel(user, id, 0)).toEqual([200, { refundOre: 0 }]),
      )
    } finally {
      await database.update(courtSetup).set({ lateRefundPercent: 50 })
    }
    expect(await readUnits(database, courtId)).toEqual([])
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'captured', refundDueOre: 0 })
    const mails = await mailsTo(user)
    expect(mails.at(-1)?.text).toContain('ingenting betales tilbake')
  })

  it('does nothing when the refund differs from the amount that was shown', async () => {
    const { user, id, paymentId, courtId } = await book()
    const changed = [409, { error: 'REFUND_CHANGED' }]
    await hoursBefore(23.99, async () => expect(await cancel(user, id, 12_000)).toEqual(changed))
    expect(await cancel(user, id, 6_000)).toEqual(changed)
    expect(await cancel(user, id, 0)).toEqual(changed)
    expect(await readUnits(database, courtId)).toHaveLength(2)
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'captured', refundDueOre: 0 })
  })

  it('does nothing when the refund changes while it is being made', async () => {
    const { user, id, paymentId, courtId } = await book()
    // In time by the clock of the first check, too late by that of the transaction.
    let looks = 0
    const late = () =>
      new Date(inTwoDays('18:00').getTime() - (looks++ === 0 ? 24 : 23) * 3_600_000)
    const unlucky = createApi({ configuration, log: createLog('silent') }).route(
      '/',
      createBookingsApi({
        ...holding,
        database,
        portalUrl,
        payments,
        configuration,
        sessions,
        clock: late,
      }),
    )
    const answer = await unlucky.request(pathOf(endpoints.cancel.path, id), {
      method: 'POST',
      headers: {
        'x-test-user': user,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ refundOre: 12_000 }),
    })
    expect(await answer.json()).toEqual({ error: 'REFUND_CHANGED' })
    expect(looks).toBe(2)
    expect(await readUnits(database, courtId)).toHaveLength(2)
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'captured', refundDueOre: 0 })
  })

  it('cancels once for concurrent requests', async () => {
    const { user, id, paymentId } = await book()
    const answers = await hoursBefore(23, () =>
      Promise.all(Array.from({ length: 8 }, () => cancel(user, id, 6_000))),
    )
    const allowed = [
      [200, { refundOre: 6_000 }],
      [409, { error: 'PAYMENT_UNDER_WAY' }],
    ]
    for (const answer of answers) expect(allowed).toContainEqual(answer)
    expect(answers).toContainEqual([200, { refundOre: 6_000 }])
    await payments.reconcile(paymentId)
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 6_000 })
    expect((await mailsTo(user)).filter(({ subject }) => /avbestilt/.test(subject))).toHaveLength(1)
  })

  it('refunds nothing more when it was refunded since it was read', async () => {
    const { user, id, paymentId } = await book()
    const overtaken = {
      refund: async (...given: Parameters<typeof payments.refund>) => {
        expect(await cancel(user, id, 6_000)).toEqual([200, { refundOre: 6_000 }])
        return payments.refund(...given)
      },
    }
    const parts = { database, portalUrl, clock, payments: overtaken }
    await hoursBefore(23, async () =>
      expect(await cancelBooking(parts, { id, userId: user, seenOre: 6_000 })).toEqual({
        refundOre: 6_000,
      }),
    )
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 6_000 })
  })

  it('is open to the person who booked, before the start', async () => {
    const { user, id } = await book()
    const stranger = await createMember(database)
    const unknown = [404, { error: 'BOOKING_NOT_FOUND' }]
    expect(await cancel(stranger, id, 12_000)).toEqual(unknown)
    expect(await cancel(user, randomUUID(), 12_000)).toEqual(unknown)
    expect(await cancel(user, 'none', 12_000)).toEqual(unknown)
    const held = await hold()
    expect(await cancel(held.user, held.id, 12_000)).toEqual(unknown)
    await hoursBefore(0, async () =>
      expect(await cancel(user, id, 0)).toEqual([409, { error: 'BOOKING_STARTED' }]),
    )
  })

  it('balances to the øre in the ledger and with the provider', async () => {
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
    const { capturedOre, refundedOre, bookedOre } = await getSettlement(
      database,
      osloDate(new Date()),
      {
        language: 'no',
        nameSubjects: payments.nameSubjects,
      },
    )
    expect(capturedOre - refundedOre).toBe(bookedOre)
    expect(refundedOre).toBe(12_000 + 6_000 + 6_000 + 6_000)
    const { body } = await provider.control('GET', '/transactions')
    const { captured, reversed } = body.sums as Record<'captured' | 'reversed', number>
    expect([captured, reversed]).toEqual([capturedOre, refundedOre])
  })
})

describe('a receipt', () => {
  it('comes with a mail to its owner, the same one when the job runs twice', async () => {
    const { id } = await book()
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
    for (const _ of [1, 2])
      await mailReceipt({ database, mailer, portalUrl }, { reservationId: id, jobId: '7' })
    const [first, second] = sent
    expect(first).toMatchObject({
      subject: 'Du har booket Bane 1 / You have booked Court 1',
      text: expect.stringMatching(/18\.00–18\.30: 60,00\u00a0kr/),
      jobId: '7',
    })
    expect(second).toEqual(first)
  })

  it('is a PDF with the refunds for its owner, and for nobody else', async () => {
    const { user, id } = await book()
    const paid = await readPdf(new Uint8Array(await (await receiptOf(user, id)).arrayBuffer()))
    expect(paid.said.replaceAll('\u00a0', ' ')).toContain('Betalt 120,00 kr')
    expect(paid.said).toContain('Test Person')
    expect(paid.said).not.toContain('Betalt tilbake')
    await cancel(user, id, 12_000)
    await cancel(user, id, 12_000)
    const credited = await database
      .select({ amountOre: receiptCreditNote.amountOre, cause: receiptCreditNote.cause })
      .from(receiptCreditNote)
      .innerJoin(receipt, eq(receipt.id, receiptCreditNote.receiptId))
      .where(eq(receipt.subjectId, id))
    expect(credited).toEqual([{ amountOre: 12_000, cause: 'by-payer' }])
    const back = await receiptOf(user, id, 'en')
    expect(back.headers.get('content-type')).toBe('application/pdf')
    const { said } = await readPdf(new Uint8Array(await back.arrayBuffer()))
    expect(said.replaceAll('\u00a0', ' ')).toMatch(/Refunded .*NOK 120\.00, reference \d{12}/)
    const stranger = await createMember(database)
    expect(await read(receiptOf(stranger, id))).toEqual([404, { error: 'BOOKING_NOT_FOUND' }])
    const held = await hold()
    expect(await read(receiptOf(held.user, held.id))).toEqual([404, { error: 'BOOKING_NOT_FOUND' }])
  })

  it('keeps what was sold when the court is renamed later', async () => {
    const { id, courtId } = await book()
    await database.execute(
      sql`update portal.court set name = '{"no": "Et annet navn", "en": "Another name"}' where id = ${courtId}`,
    )
    const [saved] = await database.select().from(receipt).where(eq(receipt.subjectId, id))
    expect(saved).toMatchObject({
      product: { no: 'Squash, Bane 1', en: 'Squash, Court 1' },
      place: { no: 'Blindern', en: 'Blindern' },
      amountOre: 12_000,
    })
    expect(saved?.lines).toEqual([
      { text: { no: 'Bane 1, 18.00–18.30', en: 'Court 1, 18:00–18:30' }, amountOre: 6_000 },
      { text: { no: 'Bane 1, 18.30–19.00', en: 'Court 1, 18:30–19:00' }, amountOre: 6_000 },
    ])
  })
})

describe('the calendar', () => {
  it('has booked courts until they are cancelled', async () => {
    const { user, id } = await book()
    const wanted = { userId: user, language: 'no', portalUrl } as const
    expect(await listCourtEntries(database, wanted)).toMatchObject([
      { uid: `court-${id}`, startsAt: inTwoDays('18:00'), summary: 'Bane 1', location: 'Blindern' },
    ])
    await cancel(user, id, 12_000)
    expect(await listCourtEntries(database, wanted)).toEqual([])
    const held = await hold()
    expect(await listCourtEntries(database, { ...wanted, userId: held.user })).toEqual([])
    expect(await database.$count(courtReservation, eq(courtReservation.id, held.id))).toBe(1)
  })
})
