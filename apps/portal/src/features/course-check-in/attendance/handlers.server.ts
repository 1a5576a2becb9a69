import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { correctAttendance } from './correct-attendance.server.ts'
import { attendanceDescribed as described } from './endpoints.server.ts'
import { readAttendance } from './read-attendance.server.ts'

/** Who was at which date of a course. */
export function createAttendanceApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, ({ staff, params: { id } }) => readAttendance(database, staff, id, clock()))

  serve(described.correct, async ({ staff, params: { id: courseId }, body }) => {
    await correctAttendance(database, staff, { courseId, ...body }, clock())
    return {}
  })

  return api
}
