import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { checkInDescribed as described } from './endpoints.server.ts'
import { listParticipants } from './list-participants.server.ts'
import { readParticipantAnswers } from './read-answers.server.ts'
import { recordScan } from './record-scan.server.ts'

/** For the board: who comes, what they answered, and letting them in. */
export function createCheckInApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & { database: Database; encryption: FieldEncryption; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.participants, ({ user: { userId }, params: { id: associationId, eventId } }) =>
    listParticipants(database, { userId, associationId, eventId }, clock()),
  )

  serve(described.answers, ({ user: { userId }, params: { id: associationId, eventId } }) =>
    readParticipantAnswers({ database, encryption }, { userId, associationId, eventId }, clock()),
  )

  serve(
    described.scan,
    async ({ user: { userId }, params: { id: associationId, eventId }, body: scan }) => {
      await recordScan(database, { userId, associationId, eventId, scan }, clock())
      return {}
    },
  )

  return api
}
