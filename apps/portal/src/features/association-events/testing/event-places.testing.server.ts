import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import type { association } from '#core/associations/tables.server.ts'
import { createPayments } from '#core/payments/payments.server.ts'
import type { PaymentProvider } from '#core/payments/provider/provider.server.ts'
import { saveOffer } from '#core/places/change-offer.server.ts'
import type { placeOffer } from '#core/places/tables.server.ts'
import { placeQuestion } from '#core/questions/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration, testEncryption } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { createBoardPlacesApi } from '../board-places/handlers.server.ts'
import { createBookApi } from '../book/handlers.server.ts'
import { createCheckInApi } from '../check-in/handlers.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { associationEvent } from '../model/tables.server.ts'
import { createPayPlaceApi } from '../pay/handlers.server.ts'
import { eventPlacePayments } from '../pay/payment-kind.server.ts'
import { createStaffPlacesApi } from '../staff-places/handlers.server.ts'
import { createTakePartApi } from '../take-part/handlers.server.ts'

const hour = 3_600_000
export const inHours = (hours: number): Date => new Date(Date.now() + hours * hour)

type EventValues = Partial<typeof associationEvent.$inferInsert>
type OfferValues = Partial<typeof placeOffer.$inferInsert>

/** A published event in a week, with two places that are free of charge. */
export async function addEvent(
  database: Database,
  values: EventValues = {},
  offer: OfferValues = {},
  ofAssociation: Partial<typeof association.$inferInsert> = {},
): Promise<{ eventId: string; associationId: string }> {
  const eventId = randomUUID()
  const associationId = values.associationId ?? (await addAssociation(database, ofAssociation)).id
  const startsAt = values.startsAt ?? inHours(7 * 24)
  await database.insert(associationEvent).values({
    id: eventId,
    title: { no: 'Vinkveld', en: 'Wine evening' },
    place: 'Kjelleren',
    languages: ['no'],
    endsAt: new Date(startsAt.getTime() + 3 * hour),
    state: 'published',
    hasPlaces: true,
    publishedAt: new Date(),
    ...values,
    associationId,
    startsAt,
  })
  await database.transaction((transaction) =>
    saveOffer(transaction, {
      capacity: 2,
      closesAt: startsAt,
      ...offer,
      id: eventId,
      kind: eventPlaceKind,
    }),
  )
  return { eventId, associationId }
}

export async function addQuestion(
  database: Database,
  eventId: string,
  values: Partial<typeof placeQuestion.$inferInsert> = {},
): Promise<string> {
  const [added] = await database
    .insert(placeQuestion)
    .values({
      text: { no: 'Allergier?', en: 'Allergies?' },
      kind: 'text',
      position: 0,
      ...values,
      offerId: eventId,
    })
    .returning({ id: placeQuestion.id })
  return added?.id ?? ''
}

const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}

export const staffActor = (userId: string): StaffActor => ({
  kind: 'staff',
  roles: ['caseworker'],
  requestId: 'request',
  userId,
})

/** The API of places at events, with a payment provider. */
export function createEventPlaces(
  database: Database,
  { provider, staffId = 'nobody' }: { provider: PaymentProvider | null; staffId?: string },
) {
  const configuration = { ...testConfiguration, PAYMENT_TIMEOUT_SECONDS: 8 }
  const payments = createPayments({
    configuration,
    database,
    kinds: [eventPlacePayments],
    provider,
  })
  const parts = {
    database,
    sessions,
    payments,
    encryption: testEncryption,
    clock: () => new Date(),
    portalUrl: configuration.PORTAL_URL,
    requireStaff: allowStaff(staffActor(staffId)),
  }
  const api = createApi({ configuration, log: createLog('silent') }).route(
    '/',
    new Hono<ApiEnvironment>()
      .route('/', createBookApi(parts))
      .route('/', createPayPlaceApi(parts))
      .route('/', createTakePartApi(parts))
      .route('/', createBoardPlacesApi(parts))
      .route('/', createCheckInApi(parts))
      .route('/', createStaffPlacesApi(parts)),
  )

  async function call(
    userId: string | null,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ) {
    const response = await api.request(`/api/frontend/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
        ...(userId && { 'x-test-user': userId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }

  const own = (eventId: string) => `user/association-events/${eventId}/place`
  const seamless = 'user/finances/seamless-payment/association-event'
  return {
    payments,
    call,
    read: (userId: string, eventId: string) => call(userId, 'GET', own(eventId)),
    book: (userId: string | null, eventId: string, seenPriceOre = 0, answers: object[] = []) =>
      call(userId, 'POST', own(eventId), { seenPriceOre, answers }),
    cancel: (userId: string, eventId: string, body: object) =>
      call(userId, 'POST', `${own(eventId)}/cancel`, body),
    start: (userId: string | null, placeId: string) =>
      call(userId, 'POST', seamless, { placeId, locale: 'no' }),
    complete: (userId: string, paymentId: string) =>
      call(userId, 'POST', `${seamless}/pay`, { paymentId }),
  }
}
