import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { correctAttendance } from './correct-attendance.server.ts'
import { correctHolder } from './correct-holder.server.ts'
import { attendanceDescribed as described } from './endpoints.server.ts'
import { readAttendance } from './read-attendance.server.ts'

/** Who was at which date of a course. */
export function createAttendanceApi({
  database,
  clock,
  configuration,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly clock: Clock
  readonly configuration: SenderConfiguration
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, ({ staff, params: { id } }) =>
    readAttendance(database, staff, id, {
      now: clock(),
      canIssue: senderOf(configuration) !== null,
    }),
  )

  serve(described.correct, async ({ staff, params: { id: courseId }, body }) => {
    await correctAttendance(database, staff, { courseId, ...body }, clock())
    return {}
  })

  serve(described.correctHolder, async ({ staff, params: { id: courseId }, body }) => {
    await correctHolder(database, staff, { courseId, ...body })
    return {}
  })

  return api
}
