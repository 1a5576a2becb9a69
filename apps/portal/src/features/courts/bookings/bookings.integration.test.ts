import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { settlementOf } from '#core/payments/settlement.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { courtPayments } from '../paying/payment-kind.server.ts'
import { issueReceipt } from '../receipt/issue-receipt.server.ts'
import { courtReceipt } from '../receipt/tables.server.ts'
import { holdUnits } from '../reservations/hold-units.server.ts'
import { courtReservation, courtSetup } from '../tables.server.ts'
import {
  createCourt,
  createHolding,
  expire,
  inTwoDays,
  readUnits,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { type CourtBooking, CourtBookings } from './contract.ts'
import { courtEntries } from './court-entries.server.ts'
import { bookingEndpoints as endpoints } from './endpoints.ts'
import { createBookingsApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const portalUrl = testConfiguration.PORTAL_URL
const time = { offset: 0 }
const clock = () => new Date(Date.now() + time.offset)
const holding = createHolding(database)
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
  ORGANISATION_NAME: 'Trivsel',

  ORGANISATION_NUMBER: '310000019',
  ORGANISATION_ADDRESS: 'Eksempelveien 1, 0001 Oslo',
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

function ask(user: string, method: string, path: string, body?: object) {
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
  read(ask(user, 'POST', pathOf(endpoints.cancel.path, id), { refundOre }))
const receiptOf = (user: string, id: string, language = 'no') =>
  ask(user, 'GET', `${pathOf(endpoints.receipt.path, id)}?language=${language}`)

async function list(user: string): Promise<CourtBookings> {
  return CourtBookings.parse(
    await (await ask(user, 'GET', `${endpoints.list.path}?language=no`)).json(),
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
  const outcome = await holdUnits(holding, { ...spanOf(wanted, '18:00', '19:00'), userId: user })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { ...wanted, user, id: outcome.holdId }
}

/** Paid by card, with the money taken: 120 kroner. */
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
  await payments.pay({ paymentId, userId: held.user })
  return { ...held, paymentId }
}

const paymentOf = async (paymentId: string) =>
  (await database.select().from(payment).where(eq(payment.id, paymentId)))[0]

/** What waits to be sent to them. */
async function mailsTo(user: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs
     where payload ->> 'to' = ${`${user}@trivsel.example`} order by id`)
  return rows.map(({ payload }) => payload)
}

/** As if it were so many hours before the start. */
async function hoursBefore<Result>(hours: number, work: () => Promise<Result>): Promise<Result> {
  time.offset = inTwoDays('18:00').getTime() - hours * 3_600_000 - Date.now()
  try {
    return await work()
  } finally {
    time.offset = 0
  }
}

describe('my courts', () => {
  it('are what one pays for and has booked, and nobody else’s', async () => {
    const held = await hold()
    const booking = await only(held.user, 'coming')
    expect(booking).toMatchObject({
      id: held.id,
      state: 'held',
      amountOre: 12_000,
      cancelling: null,
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
      cancelling: {
        refundOre: 12_000,
        fullUntil: new Date(inTwoDays('18:00').getTime() - 86_400_000).toISOString(),
      },
    })
    expect(await list(await createMember(database))).toEqual({ coming: [], past: [] })
  })

  it('has no hold that is over, and what is over in another place, until it is old', async () => {
    const held = await hold()
    await expire(database, held.id)
    expect(await list(held.user)).toEqual({ coming: [], past: [] })
    const { user } = await book()
    await hoursBefore(-1, async () =>
      expect(await only(user, 'past')).toMatchObject({ cancelling: null }),
    )
    await hoursBefore(-1 - 90 * 24 - 1, async () =>
      expect(await list(user)).toEqual({ coming: [], past: [] }),
    )
  })
})

describe('giving back', () => {
  it('gives back all of the money in time, once, and is said the same again', async () => {
    const { user, id, paymentId, courtId } = await book()
    expect(await cancel(user, id, 12_000)).toEqual([200, { refundOre: 12_000 }])
    expect(await readUnits(database, courtId)).toEqual([])
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 12_000 })
    expect(await cancel(user, id, 12_000)).toEqual([200, { refundOre: 12_000 }])
    expect(await paymentOf(paymentId)).toMatchObject({ refundDueOre: 12_000 })
    expect(await only(user, 'past')).toMatchObject({ state: 'cancelled', backOre: 12_000 })
  })

  it('gives back the part that the rules say when it is late, and nothing more afterwards', async () => {
    const { user, id, paymentId } = await book()
    await hoursBefore(23.99, async () => {
      expect(await cancel(user, id, 6_000)).toEqual([200, { refundOre: 6_000 }])
      expect(await cancel(user, id, 6_000)).toEqual([200, { refundOre: 6_000 }])
    })
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 6_000 })
  })

  it('of which nothing comes back frees the court alone', async () => {
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

  it('does nothing when another amount comes back than was seen', async () => {
    const { user, id, paymentId, courtId } = await book()
    const changed = [409, { error: 'REFUND_CHANGED' }]
    await hoursBefore(23.99, async () => expect(await cancel(user, id, 12_000)).toEqual(changed))
    expect(await cancel(user, id, 6_000)).toEqual(changed)
    expect(await cancel(user, id, 0)).toEqual(changed)
    expect(await readUnits(database, courtId)).toHaveLength(2)
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'captured', refundDueOre: 0 })
  })

  it('does nothing when the amount changes while the money is being given back', async () => {
    const { user, id, paymentId, courtId } = await book()
    // By the clock of the first look it is in time, by that of the transaction it is not.
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

  it('has one effect, however many ask at once', async () => {
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
    expect(
      (await mailsTo(user)).filter(({ subject }) => /gitt tilbake/.test(subject)),
    ).toHaveLength(1)
  })

  it('gives nothing more back when it was given back since it was looked at', async () => {
    const { user, id, paymentId } = await book()
    const overtaken = {
      giveBack: async (...given: Parameters<typeof payments.giveBack>) => {
        expect(await cancel(user, id, 6_000)).toEqual([200, { refundOre: 6_000 }])
        return payments.giveBack(...given)
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

  it('is for whoever has booked, before it begins', async () => {
    const { user, id } = await book()
    const stranger = await createMember(database)
    const unknown = [404, { error: 'BOOKING_NOT_FOUND' }]
    expect(await cancel(stranger, id, 12_000)).toEqual(unknown)
    expect(await cancel(user, randomUUID(), 12_000)).toEqual(unknown)
    expect(await cancel(user, 'none', 12_000)).toEqual(unknown)
    const held = await hold()
    expect(await cancel(held.user, held.id, 12_000)).toEqual(unknown)
    await hoursBefore(0, async () =>
      expect(await cancel(user, id, 0)).toEqual([409, { error: 'BOOKING_BEGUN' }]),
    )
  })

  it('balances to the øre in the books and with the provider', async () => {
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
    const { takenOre, backOre, bookedOre } = await settlementOf(database, osloDate(new Date()), {
      language: 'no',
      nameSubjects: payments.nameSubjects,
    })
    expect(takenOre - backOre).toBe(bookedOre)
    expect(backOre).toBe(12_000 + 6_000 + 6_000 + 6_000)
    const { body } = await provider.control('GET', '/transactions')
    const { captured, reversed } = body.sums as Record<'captured' | 'reversed', number>
    expect([captured, reversed]).toEqual([takenOre, backOre])
  })
})

describe('a receipt', () => {
  it('is numbered without gaps, once, and its owner is written to once', async () => {
    const [one, two] = [await book(), await book()]
    expect(await mailsTo(one.user)).toEqual([])
    const issue = (reservationId: string) =>
      issueReceipt({ database, portalUrl }, { reservationId })
    const numbers = await Promise.all([one.id, one.id, two.id, one.id].map(issue))
    const [first, again, other] = numbers.map((receipt) => receipt?.receiptNumber ?? 0)
    expect(again).toBe(first)
    expect(Math.abs((other ?? 0) - (first ?? 0))).toBe(1)
    const mails = await mailsTo(one.user)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Du har booket Bane 1 / You have booked Court 1',
    ])
    expect(mails[0]?.text).toMatch(/18\.00–18\.30: 60,00\u00a0kr/)
  })

  it('is a PDF for its owner, that says what came back, and for nobody else', async () => {
    const { user, id } = await book()
    const paid = await readPdf(new Uint8Array(await (await receiptOf(user, id)).arrayBuffer()))
    expect(paid.said.replaceAll('\u00a0', ' ')).toContain('Betalt 120,00 kr')
    expect(paid.said).toContain('Kari Nord')
    expect(paid.said).not.toContain('Betalt tilbake')
    await cancel(user, id, 12_000)
    const back = await receiptOf(user, id, 'en')
    expect(back.headers.get('content-type')).toBe('application/pdf')
    const { said } = await readPdf(new Uint8Array(await back.arrayBuffer()))
    expect(said.replaceAll('\u00a0', ' ')).toMatch(/Paid back .*NOK 120\.00, reference \d{12}/)
    const stranger = await createMember(database)
    expect(await read(receiptOf(stranger, id))).toEqual([404, { error: 'BOOKING_NOT_FOUND' }])
    const held = await hold()
    expect(await read(receiptOf(held.user, held.id))).toEqual([404, { error: 'BOOKING_NOT_FOUND' }])
  })

  it('keeps what was sold when the court is named otherwise later', async () => {
    const { id, courtId } = await book()
    await database.execute(
      sql`update portal.court set name_no = 'Et annet navn' where id = ${courtId}`,
    )
    const [kept] = await database
      .select()
      .from(courtReceipt)
      .where(eq(courtReceipt.reservationId, id))
    expect(kept).toMatchObject({ courtNo: 'Bane 1', centerName: 'Blindern', amountOre: 12_000 })
    expect(kept?.units.map(({ priceOre }) => priceOre)).toEqual([6_000, 6_000])
  })
})

describe('the calendar', () => {
  it('has what is booked, and no more when it is given back', async () => {
    const { user, id } = await book()
    const wanted = { userId: user, language: 'no', portalUrl } as const
    expect(await courtEntries(database, wanted)).toMatchObject([
      { uid: `court-${id}`, startsAt: inTwoDays('18:00'), summary: 'Bane 1', location: 'Blindern' },
    ])
    await cancel(user, id, 12_000)
    expect(await courtEntries(database, wanted)).toEqual([])
    const held = await hold()
    expect(await courtEntries(database, { ...wanted, userId: held.user })).toEqual([])
    expect(await database.$count(courtReservation, eq(courtReservation.id, held.id))).toBe(1)
  })
})
