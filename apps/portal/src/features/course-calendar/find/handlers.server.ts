import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { findDescribed as described } from './endpoints.server.ts'
import { listCourses } from './list-courses.server.ts'
import { listMonth } from './list-month.server.ts'

export function createFindCoursesApi({ database, clock }: { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints({})
  serve(described.list, ({ query }) => listCourses(database, query, clock()))
  serve(described.month, ({ query }) => listMonth(database, query, clock()))
  return api
}
