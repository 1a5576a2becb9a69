import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { createPaymentStore } from '#core/payments/store.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { courseCallOff } from '#core/places/call-off-proposals.ts'
import { confirmPlace, findPayablePlace, releasePaidPlace } from '#core/places/pay-place.server.ts'
import { addPeople, bookOne } from '#core/places/places.testing.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import type { CourseForm } from '../model/course-form.ts'

/** A course of two dates in a month, for two, free of charge. */
export function buildForm(values: Partial<CourseForm> = {}): CourseForm {
  const day = addDays(osloDate(new Date()), 30)
  const date = { id: null, startTime: '17:00', endTime: '19:00', place: null }
  return {
    title: { no: 'Førstehjelp', en: 'First aid' },
    text: { no: 'Øv på det som haster.', en: '' },
    teacher: null,
    place: 'Salen',
    link: null,
    languages: ['no'],
    audience: 'all',
    dates: [
      { ...date, day },
      { ...date, day: addDays(day, 7) },
    ],
    capacity: 2,
    mostSeats: 2,
    closesDay: addDays(day, -1),
    closesTime: '12:00',
    payMinutes: 15,
    promotedHours: 24,
    studentPriceOre: 0,
    memberPriceOre: 0,
    otherPriceOre: 0,
    vatPercent: 0,
    refundHours: 24,
    keepOre: 5_000,
    keepPercent: 0,
    passHours: 2,
    remindHours: 24,
    certificateDates: null,
    questions: [],
    answerDays: 14,
    ...values,
  }
}

/** Somebody of the staff with a role, as the guard lets them in. */
export async function addStaff(
  database: Database,
  role: StaffRole = 'courses',
): Promise<StaffActor> {
  const { userId } = await seedStaff(database, [role])
  return { kind: 'staff', roles: [role], requestId: 'request', userId }
}

export async function addPerson(database: Database): Promise<string> {
  const [id = ''] = await addPeople(database, 1)
  return id
}

export async function findCallOff(database: Database, courseId: string): Promise<string> {
  const [found] = await database
    .select({ id: staffProposal.id })
    .from(staffProposal)
    .where(sql`kind = ${courseCallOff} and subject = ${courseId}`)
  return found?.id ?? randomUUID()
}

/** The jobs of a task that wait, by the places that they are about. */
export async function jobsOf(database: Database, task: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select job.payload ->> 'placeId' as id from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${task} order by job.id`)
  return rows.map(({ id }) => id)
}

/** Card payments of courses by the engine and a simulated provider. */
const coursePayments: PaymentKind = {
  kind: coursePlaceKind,
  describe: () => 'Course',
  async findPayable(transaction, wanted) {
    const found = await findPayablePlace(transaction, wanted)
    if ('refusal' in found) throw new Error(found.refusal)
    return found
  },
  confirm: (transaction, { id: paymentId, subjectId: placeId }) =>
    confirmPlace(transaction, { placeId, paymentId }),
  release: (transaction, { id: paymentId, subjectId: placeId }) =>
    releasePaidPlace(transaction, { placeId, paymentId }),
  nameSubjects: async () => new Map(),
  notifyRefunded: async () => undefined,
}

export function createPaidCourses(database: Database, priceOre: number) {
  const { simulator, tokens, pay, control } = simulate({
    now: Date.now,
    environment: { SIMULATOR_CALLBACKS: 'off' },
  })
  const provider = createPaymentProvider(
    { url: base, token: tokens.PAYMENT_TOKEN, payeeId: randomUUID(), timeoutMilliseconds: 5_000 },
    async (input, init) => simulator.request(String(input).replace(base, ''), init as RequestInit),
  )
  let minutesAhead = 0
  const now = () => sql`(now() + make_interval(mins => ${minutesAhead}))`
  const payments = createPayments({
    store: createPaymentStore(database, now),
    configuration: { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 },
    database,
    kinds: [coursePayments],
    provider,
  })
  const page = () => `${testConfiguration.PORTAL_URL}/`

  async function hold(courseId: string, owner?: string) {
    const userId = owner ?? (await addPerson(database))
    const booked = await bookOne(database, courseId, { userId, priceOre })
    if (!booked || 'refusal' in booked) throw new Error('nothing was booked')
    return { userId, placeId: booked.place.id }
  }

  /** The card is charged; we have not heard of it as yet. */
  async function payAtProvider({ userId, placeId }: { userId: string; placeId: string }) {
    const { paymentId } = await payments.start({
      subjectKind: coursePlaceKind,
      subjectId: placeId,
      userId,
      locale: 'no',
      userAgent: 'test',
      pages: { payment: page, complete: page, cancel: page },
    })
    const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
    await pay(row?.orderId ?? '')
    return paymentId
  }

  /** A place that was paid. */
  async function buy(courseId: string, owner?: string) {
    const held = await hold(courseId, owner)
    const paymentId = await payAtProvider(held)
    await payments.reconcileOwn({ paymentId, userId: held.userId })
    return { ...held, paymentId }
  }

  const paymentOf = async (id: string) =>
    (await database.select().from(payment).where(eq(payment.id, id)))[0]

  /** What the provider gave back of a payment, in øre. */
  async function listReversals(id: string): Promise<number[]> {
    const order = (await paymentOf(id))?.orderId?.split('/').at(-1)
    const { body } = await control('GET', `/orders/${order}`)
    const { transactions } = body as { transactions: { type: string; amount: number }[] }
    return transactions.flatMap(({ type, amount }) => (type === 'Reversal' ? [amount] : []))
  }

  /** So many minutes later: what failed is tried again. */
  async function reconcileLater(paymentId: string, minutes: number): Promise<void> {
    minutesAhead = minutes
    await payments.reconcile(paymentId)
    minutesAhead = 0
  }

  return { payments, hold, payAtProvider, buy, paymentOf, reconcileLater, control, listReversals }
}
