import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createBookEvent } from './book-event.server.ts'
import { cancelOwnPlace } from './cancel-own-place.server.ts'
import { changeAnswers } from './change-answers.server.ts'
import { bookDescribed as described } from './endpoints.server.ts'
import { readEventPlaces, readOwnBooking } from './read-booking.server.ts'

/** Books places at events and cancels them, by the people themselves. */
export function createBookApi({
  database,
  encryption,
  clock,
  payments,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  clock: Clock
  payments: Pick<Payments, 'cancel' | 'isSetUp' | 'refund'>
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }
  const bookEvent = createBookEvent(parts)

  serve(described.places, ({ params: { id } }) => readEventPlaces(database, id, clock()))

  serve(described.own, ({ user: { userId }, params: { id } }) =>
    readOwnBooking(parts, { eventId: id, userId }, clock()),
  )

  serve(described.book, async ({ user: { userId }, params: { id: eventId }, body }) => {
    await bookEvent({ ...body, eventId, userId })
    return readOwnBooking(parts, { eventId, userId }, clock())
  })

  serve(described.changeAnswers, async ({ user: { userId }, params: { id: eventId }, body }) => {
    await changeAnswers(parts, { ...body, eventId, userId }, clock())
    return readOwnBooking(parts, { eventId, userId }, clock())
  })

  serve(described.cancel, ({ user: { userId }, params: { id: eventId }, body }) =>
    cancelOwnPlace({ database, payments, clock }, { ...body, eventId, userId }),
  )

  return api
}
