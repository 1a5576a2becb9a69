import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { mineDescribed as described } from './endpoints.server.ts'
import { listMyCourses } from './list-my-courses.server.ts'

/** The courses of the caller. */
export function createMyCoursesApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ user: { userId } }) => listMyCourses(database, userId, clock()))

  return api
}
