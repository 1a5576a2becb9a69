import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { cancellationFee } from '#core/courses/cancelling.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { course, courseTicket } from '#core/courses/tables.server.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { refundPayment } from '#core/payments/refund-payment.server.ts'
import { retryPayment } from '#core/payments/staff-payments.server.ts'
import { isInProgress } from '#core/payments/states.ts'
import { createPaymentStore, findPayments } from '#core/payments/store.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { callOffPlaces, markMoved, resizeOffer } from '#core/places/change-offer.server.ts'
import { lockOffer, type Place } from '#core/places/lock-offer.server.ts'
import { addPeople, readPlaces } from '#core/places/places.testing.server.ts'
import { refundCalledOff } from '#core/places/refund-place.server.ts'
import { isActive } from '#core/places/states.ts'
import { expireHolds } from '#core/places/sweep-places.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { testConfiguration, testEncryption } from '#testing/accounts.testing.server.ts'
import { randomFrom } from '../../../../../payment-simulator/src/random.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createBookCourse } from '../book/book-course.server.ts'
import { cancelSeats } from '../book/cancel-seats.server.ts'
import { isPaidPlace } from '../model/describe.server.ts'
import { findTickets } from '../model/tickets.server.ts'
import { coursePayments } from '../pay/payment-kind.server.ts'
import { passTicket } from '../tickets/pass-ticket.server.ts'

const minute = 60_000
const hour = 60 * minute
const payeeId = '5cabf558-5283-482f-b252-4d58e06f6f3b'
const prices = [10_000, 12_345, 20_001] as const
const nils = { holder: 'Nils Nes', email: null }

type Cancellable = Parameters<typeof cancelSeats>[1]['state']
const isCancellable = (state: Place['state']): state is Cancellable => isActive(state)

const pricesOf = (ore: number) => ({
  studentPriceOre: ore,
  memberPriceOre: ore,
  otherPriceOre: ore,
})

/** What the people of a schedule agreed to, by their places: an account that no code of ours made. */
type Agreed = {
  /** What is kept of paid seats that they cancelled, in øre. */
  readonly keptOre: Map<string, number>
  /** What they got back for them, and what staff refunded. */
  readonly refundedOre: Map<string, number>
  /** Staff refunded more of them after the course was called off. */
  readonly refundedAfter: Set<string>
}

/**
 * A course of three seats with five people who want it, a provider whose answers get lost, and what
 * they and staff do to it. Places have the clock of the database, payments one that is moved.
 */
export async function createCourseWorld(
  database: Database,
  {
    name,
    staff,
    kind = coursePayments,
  }: { readonly name: string; readonly staff: StaffActor; readonly kind?: PaymentKind },
) {
  const random = randomFrom(name)
  const below = (limit: number) => Math.floor(random() * limit)
  const any = <Thing>(all: readonly Thing[]) => all[below(all.length)]
  const clock = { ahead: 0 }
  const faults = { share: random() * 0.3 }
  const wrong: string[] = []
  const shown = new Set<string>()
  const agreed: Agreed = { keptOre: new Map(), refundedOre: new Map(), refundedAfter: new Set() }
  const now = () => Date.now() + clock.ahead

  const simulated = simulate({
    seed: name,
    now,
    environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
  })
  const transport: typeof fetch = async (input, init) => {
    clock.ahead += below(2_000)
    const request = async () =>
      simulated.simulator.request(String(input).replace(base, ''), init as RequestInit)
    if (random() >= faults.share) return request()
    const fault = below(4)
    if (fault > 0) await request()
    if (fault === 1) return new Response('{}', { status: 502 })
    if (fault === 2) return new Response('<html></html>')
    throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
  }
  const payments = createPayments({
    configuration: { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 },
    database,
    kinds: [
      {
        ...kind,
        async findPayable(transaction, wanted) {
          const found = await kind.findPayable(transaction, { ...wanted, now: new Date() })
          return { ...found, payBefore: new Date(found.payBefore.getTime() + clock.ahead) }
        },
      },
    ],
    provider: createPaymentProvider(
      { url: base, token: simulated.tokens.PAYMENT_TOKEN, payeeId, timeoutMilliseconds: 8_000 },
      transport,
    ),
    store: createPaymentStore(database, () => sql`${new Date(now()).toISOString()}::timestamptz`),
  })

  const rule = {
    refundHours: any([0, 24]) ?? 0,
    keepOre: any([0, 5_000, 30_000]) ?? 0,
    keepPercent: any([0, 33, 100]) ?? 0,
  }
  const courseId = await addCourse(database, {
    ...pricesOf(prices[0]),
    ...rule,
    capacity: 3,
    mostSeats: 3,
    vatPercent: 25,
    passHours: 1,
    startsAt: [new Date(Date.now() + 20 * hour)],
    closesAt: new Date(Date.now() + 19 * hour),
  })
  const people = await addPeople(database, 5)
  const bookCourse = createBookCourse({
    database,
    encryption: testEncryption,
    clock: () => new Date(),
  })

  const places = () => readPlaces(database, courseId)
  const cards = async () =>
    findPayments(
      database,
      inArray(
        payment.subjectId,
        (await places()).map(({ id }) => id),
      ),
    )
  const readPrice = async () => {
    const [found] = await database.select().from(course).where(eq(course.id, courseId))
    return found?.otherPriceOre ?? 0
  }
  const add = (to: Map<string, number>, id: string, ore: number) =>
    to.set(id, (to.get(id) ?? 0) + ore)

  /** Refusals are part of the play. */
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }

  /** Now and then at a price that is no longer the one. */
  const book = async (seats = 1 + below(3)) => {
    const seenPriceOre = seats * (random() < 0.9 ? await readPrice() : prices[1])
    const others = Array.from({ length: seats - 1 }, () => nils)
    const userId = any(people) ?? ''
    await attempt(() => bookCourse({ courseId, userId, seenPriceOre, others, answers: [] }))
  }
  const startOne = async ({ id, userId }: Place) => {
    const page = () => `${testConfiguration.PORTAL_URL}/`
    await attempt(async () => {
      const { paymentId } = await payments.start({
        subjectKind: coursePlaceKind,
        subjectId: id,
        userId: userId ?? '',
        locale: 'no',
        userAgent: 'a browser',
        pages: { payment: page, complete: page, cancel: page },
      })
      shown.add(paymentId)
    })
  }
  const ofState = async (...states: Place['state'][]) =>
    (await places()).filter(({ state }) => states.includes(state))
  const start = async () => {
    const one = any(await ofState('held'))
    if (one) await startOne(one)
  }
  /** Who was not shown the form cannot pay. */
  const pay = async (how: object = { bank: 'approve' }) => {
    const open = (await cards()).filter(({ id, state }) => state === 'opened' && shown.has(id))
    const { orderId } = any(open) ?? {}
    if (orderId) await simulated.pay(orderId, { ...how })
  }
  const reconcile = async () => {
    const one = any(await cards())
    if (one) await attempt(() => payments.reconcile(one.id))
  }
  const sweep = async () => {
    for (const { id, state } of await cards())
      if (isInProgress(state)) await attempt(() => payments.reconcile(id))
  }
  const buy = async (seats?: number) => {
    await book(seats)
    for (const one of await ofState('held')) await startOne(one)
    await pay()
    await sweep()
  }

  /** Some seats, or all; the money by the rule of the course, which both sides see. */
  async function cancel(isWhole: boolean, meanwhile: () => Promise<unknown> = async () => {}) {
    const one = any((await places()).filter(({ state }) => isActive(state)))
    if (!one) return
    const { id: placeId, userId, state } = one
    if (!isCancellable(state) || userId === null) return
    const tickets = await findTickets(database, [placeId])
    const going = isWhole ? tickets : tickets.slice(1 + below(2))
    if (going.length === 0) return
    const isFree = one.movedAt !== null || rule.refundHours === 0
    const isPaid = isPaidPlace(one)
    const keptOre = going.reduce(
      (sum, { priceOre }) => sum + (isFree ? 0 : cancellationFee(rule, priceOre)),
      0,
    )
    const paidOre = going.reduce((sum, { priceOre }) => sum + priceOre, 0)
    const refundOre = isPaid ? paidOre - keptOre : 0
    const ticketIds = going.map(({ id }) => id)
    const wanted = { courseId, userId, placeId, ticketIds, refundOre, state }
    const parts = { database, payments, clock: () => new Date() }
    const twice = () => attempt(() => cancelSeats(parts, wanted))
    await Promise.all([twice(), twice(), attempt(meanwhile)])
    const after = (await places()).find(({ id }) => id === placeId)
    const isOwn = after?.cancelledBecause === 'by-person' || after?.cancelledBecause === 'declined'
    if (!isPaid || !after || (!isOwn && after.seats === one.seats)) return
    add(agreed.keptOre, placeId, keptOre)
    add(agreed.refundedOre, placeId, refundOre)
  }

  const anyPaid = async () => any((await cards()).filter(({ confirmedAt }) => confirmedAt))
  async function refundByStaff(): Promise<void> {
    const one = await anyPaid()
    const leftOre = one ? one.amountOre - one.refundDueOre : 0
    if (!one || leftOre === 0) return
    const refundOre = random() < 0.4 ? leftOre : 1 + below(leftOre)
    const id = one.subjectId
    const isCalledOff = (await ofState('cancelled')).some(
      (row) => row.id === id && row.cancelledBecause === 'called-off',
    )
    await attempt(async () => {
      await refundPayment(payments.engine(), one.id, {
        refundOre: () => refundOre,
        detail: 'by-staff',
        actorId: staff.userId,
      })
      add(agreed.refundedOre, id, refundOre)
      if (!isCalledOff) return
      agreed.refundedAfter.add(id)
      // All but what is kept has gone back: this is a part of that.
      if (leftOre <= (agreed.keptOre.get(id) ?? 0)) add(agreed.keptOre, id, -refundOre)
    })
  }
  async function refundTooMuch(): Promise<void> {
    const one = await anyPaid()
    if (!one) return
    await attempt(async () => {
      await refundPayment(payments.engine(), one.id, {
        refundOre: ({ amountOre, refundDueOre }) => amountOre - refundDueOre + 1,
        detail: 'by-staff',
        actorId: staff.userId,
      })
      wrong.push('more was refunded than was left')
    })
  }

  const callOff = () =>
    database.transaction(async (transaction) => {
      await lockOffer(transaction, courseId)
      await transaction
        .update(course)
        .set({ state: 'called-off', reason: 'Kursholderen er syk.' })
        .where(eq(course.id, courseId))
      await callOffPlaces(transaction, courseId)
    })
  /** The jobs, each of which may run again. */
  async function refundAll(): Promise<void> {
    for (const { id, cancelledBecause } of await places())
      if (cancelledBecause === 'called-off')
        await attempt(() => refundCalledOff({ database, payments }, id))
  }

  /** Time goes on for payments and for holds. */
  async function advance(milliseconds: number): Promise<void> {
    clock.ahead += milliseconds
    await database
      .update(place)
      .set({
        expiresAt: sql`${place.expiresAt} - make_interval(secs => ${milliseconds / 1_000})`,
      })
      .where(and(eq(place.offerId, courseId), eq(place.state, 'held')))
    await expireHolds({ database, payments })
  }

  const deeds: readonly (() => Promise<unknown>)[] = [
    () => book(),
    () => book(),
    start,
    start,
    async () => {
      const one = any(await ofState('held'))
      if (one) await Promise.all([startOne(one), startOne(one)])
    },
    () => pay(),
    () => pay(),
    () => pay({ decline: 'carddeclined' }),
    reconcile,
    async () => {
      const one = any(await cards())
      const again = () => attempt(() => payments.reconcile(one?.id ?? ''))
      if (one) await Promise.all([again(), again()])
    },
    () => buy(),
    () => buy(),
    () => buy(3),
    sweep,
    () => cancel(false),
    () => cancel(false),
    () => cancel(true),
    () => cancel(true, sweep),
    refundByStaff,
    refundTooMuch,
    async () => {
      const ore = any(prices) ?? 0
      await database.transaction(async (transaction) => {
        await lockOffer(transaction, courseId)
        await transaction.update(course).set(pricesOf(ore)).where(eq(course.id, courseId))
      })
    },
    () => database.transaction((transaction) => resizeOffer(transaction, courseId, 1 + below(6))),
    async () => {
      if (random() < 0.2)
        await database.transaction((transaction) => markMoved(transaction, courseId))
    },
    async () => {
      const [ticket] = await findTickets(
        database,
        (await ofState('booked')).map(({ id }) => id),
      )
      const owner = (await places()).find(({ id }) => id === ticket?.placeId)
      if (ticket && owner?.userId) {
        const { userId } = owner
        await attempt(() => passTicket(database, { id: ticket.id, userId, ...nils }, new Date()))
      }
    },
    () => advance(below(20 * minute)),
    refundAll,
  ]

  /** Nothing is lost any more, and staff continue what gave up, until all is at rest. */
  async function finish(): Promise<void> {
    faults.share = 0
    for (let round = 0; round < 60; round += 1) {
      await advance(30 * hour)
      await sweep()
      await refundAll()
      const all = await cards()
      for (const { id, state, version } of all)
        if (state === 'attention') {
          await attempt(() => retryPayment(database, staff, { id, version }))
          await attempt(() => payments.reconcile(id))
        }
      const isAtRest = all.every(({ state }) => !isInProgress(state) && state !== 'attention')
      if (isAtRest && (await ofState('held')).length === 0) return
    }
    wrong.push('something is not at rest')
  }

  return {
    agreed,
    courseId,
    wrong,
    random,
    places,
    cards,
    simulated,
    buy,
    book,
    pay,
    sweep,
    start,
    cancel,
    callOff,
    refundAll,
    finish,
    step: async () => any(deeds)?.(),
    ticketsOf: () =>
      database
        .select()
        .from(courseTicket)
        .where(and(eq(courseTicket.courseId, courseId), eq(courseTicket.state, 'valid')))
        .orderBy(asc(courseTicket.seat)),
  }
}

export type CourseWorld = Awaited<ReturnType<typeof createCourseWorld>>
