import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { createPayments } from '#core/payments/payments.server.ts'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { addPeople } from '#core/places/places.testing.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { testConfiguration, testEncryption } from '#testing/accounts.testing.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createBookApi } from '../book/handlers.server.ts'
import { createMyCoursesApi } from '../mine/handlers.server.ts'
import { createPayCourseApi } from '../pay/handlers.server.ts'
import { coursePayments } from '../pay/payment-kind.server.ts'
import { createTicketApi } from '../tickets/handlers.server.ts'

const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}

/** The API of courses with a simulated payment provider, and people who book. */
export function createCourseBooking(database: Database) {
  const simulator = simulate({
    now: Date.now,
    environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
  })
  const provider = createPaymentProvider(
    {
      url: base,
      token: simulator.tokens.PAYMENT_TOKEN,
      payeeId: randomUUID(),
      timeoutMilliseconds: 5_000,
    },
    async (input, init) =>
      simulator.simulator.request(String(input).replace(base, ''), init as RequestInit),
  )
  const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
  const payments = createPayments({
    configuration,
    database,
    kinds: [coursePayments],
    provider,
  })
  const portalUrl = configuration.PORTAL_URL
  const clock = () => new Date()
  const encryption = testEncryption
  const parts = { database, sessions, payments, encryption, clock, portalUrl, configuration }
  const api = createApi({ configuration, log: createLog('silent') }).route(
    '/',
    new Hono<ApiEnvironment>()
      .route('/', createTicketApi(parts))
      .route('/', createBookApi(parts))
      .route('/', createPayCourseApi(parts))
      .route('/', createMyCoursesApi(parts)),
  )
  const sent: Mail[] = []

  function request(
    userId: string | null,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ) {
    return api.request(`/api/frontend/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
        ...(userId && { 'x-test-user': userId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async function call(...given: Parameters<typeof request>) {
    const response = await request(...given)
    return { status: response.status, body: await response.json().catch(() => null) }
  }

  const own = (courseId: string) => `user/courses/${courseId}/place`
  const seamless = 'user/finances/seamless-payment/course'
  const at = {
    request,
    call,
    read: (userId: string, courseId: string) => call(userId, 'GET', own(courseId)),
    book: (userId: string | null, courseId: string, seenPriceOre = 0, others: object[] = []) =>
      call(userId, 'POST', own(courseId), { seenPriceOre, others, answers: [] }),
    cancel: (userId: string, courseId: string, body: object) =>
      call(userId, 'POST', `${own(courseId)}/cancel`, body),
    start: (userId: string, placeId: string) =>
      call(userId, 'POST', seamless, { placeId, locale: 'no' }),
    complete: (userId: string, paymentId: string) =>
      call(userId, 'POST', `${seamless}/pay`, { paymentId }),
    pass: (userId: string, ticketId: string, body: object) =>
      call(userId, 'POST', `user/course-tickets/${ticketId}/pass`, body),
    ticket: (code: string) => call(null, 'GET', `course-tickets/${code}`),
  }

  async function payAtProvider(paymentId: string): Promise<void> {
    const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
    await simulator.pay(row?.orderId ?? '')
  }

  return {
    at,
    payments,
    payAtProvider,
    sent,
    mailParts: {
      database,
      portalUrl,
      clock,
      mailer: {
        send: async (mail: Mail) => void sent.push(mail),
        close: () => undefined,
      },
    },
    async newPerson(): Promise<string> {
      const [id = ''] = await addPeople(database, 1)
      return id
    },
    /** Seats that were paid: one’s own, and one for each name. */
    async buy(courseId: string, seenPriceOre: number, others: object[] = []) {
      const [userId = ''] = await addPeople(database, 1)
      const { body } = await at.book(userId, courseId, seenPriceOre, others)
      const placeId: string = body.place.id
      const { paymentId } = (await at.start(userId, placeId)).body
      await payAtProvider(paymentId)
      await at.complete(userId, paymentId)
      const tickets = (await at.read(userId, courseId)).body.place.tickets
      return { userId, placeId, paymentId: paymentId as string, tickets }
    },
    placeOf: async (id: string) => {
      const [found] = await database.select().from(place).where(eq(place.id, id))
      return found
    },
    paymentOf: async (id: string) => {
      const [found] = await database.select().from(payment).where(eq(payment.id, id))
      return found
    },
  }
}
