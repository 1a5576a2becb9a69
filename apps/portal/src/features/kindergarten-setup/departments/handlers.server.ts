import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { departmentDescribed as described } from './endpoints.server.ts'
import { saveDepartment } from './save-department.server.ts'

/** The departments of a kindergarten. */
export function createDepartmentApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.save, async ({ staff, params: { id }, body }) => {
    await saveDepartment(database, staff, id, { edit: body, today: osloDate(clock()) })
    return {}
  })
  return api
}
