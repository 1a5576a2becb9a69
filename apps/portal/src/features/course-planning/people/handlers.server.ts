import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { cancelByStaff } from './cancel-place.server.ts'
import { correctAnswers } from './correct-answers.server.ts'
import { peopleDescribed as described } from './endpoints.server.ts'
import { listPlaces } from './list-places.server.ts'
import { readCourseAnswers } from './read-answers.server.ts'
import { sendMessage } from './send-message.server.ts'

/** Staff see who comes to a course, cancel and refund a booking, and mail all. */
export function createPeopleApi({
  database,
  encryption,
  payments,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  payments: Pick<Payments, 'engine'>
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff: { userId: staffId }, params: { id: courseId } }) =>
    listPlaces(database, { courseId, staffId }),
  )
  serve(described.readAnswers, ({ staff, params: { id: courseId } }) =>
    readCourseAnswers({ database, encryption }, staff, courseId),
  )
  serve(described.correctAnswers, async ({ staff, params: { id }, body }) => {
    await correctAnswers({ database, encryption }, staff, { ...body, id, now: clock() })
    return {}
  })
  serve(described.cancel, ({ staff, params: { id }, body }) =>
    cancelByStaff({ database, payments }, staff, { ...body, id }),
  )
  serve(described.send, ({ staff, params: { id: courseId }, body }) =>
    sendMessage(database, staff, { ...body, courseId }),
  )
  return api
}
