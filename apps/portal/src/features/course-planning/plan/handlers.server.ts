import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { changeCourse } from './change-course.server.ts'
import { copyCourse } from './copy-course.server.ts'
import { planDescribed as described } from './endpoints.server.ts'
import { listCourses } from './list-courses.server.ts'
import { planCourse } from './plan-course.server.ts'
import { readCourse } from './read-course.server.ts'
import { removeCourse } from './remove-course.server.ts'

export function createPlanApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, () => listCourses(database, clock()))
  serve(described.plan, ({ staff, body }) =>
    planCourse(database, staff, { form: body, now: clock() }),
  )
  serve(described.read, ({ params: { id } }) => readCourse(database, { id, now: clock() }))
  serve(described.change, ({ staff, params: { id }, body }) =>
    changeCourse(database, staff, { ...body, id, now: clock() }),
  )
  serve(described.copy, ({ staff, params: { id }, body }) =>
    copyCourse(database, staff, { ...body, id, now: clock() }),
  )
  serve(described.remove, async ({ staff, params: { id }, body }) => {
    await removeCourse(database, staff, { ...body, id })
    return {}
  })
  return api
}
