import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { callOffCourse } from './call-off-course.server.ts'
import { publishDescribed as described } from './endpoints.server.ts'
import { publishCourse, withdrawCourse } from './publish-course.server.ts'

export function createPublishApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.publish, async ({ staff, params: { id }, body }) => {
    await publishCourse(database, staff, { ...body, id, now: clock() })
    return {}
  })
  serve(described.withdraw, async ({ staff, params: { id }, body }) => {
    await withdrawCourse(database, staff, { ...body, id, now: clock() })
    return {}
  })
  serve(described.callOff, ({ staff, params: { id }, body }) =>
    callOffCourse(database, staff, { ...body, id, now: clock() }),
  )
  return api
}
