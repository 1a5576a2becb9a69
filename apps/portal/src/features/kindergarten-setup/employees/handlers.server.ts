import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { employeeDescribed as described } from './endpoints.server.ts'
import { saveEmployee } from './save-employee.server.ts'

/** The employees of a kindergarten. */
export function createEmployeeApi({
  database,
  ...auth
}: AuthDependencies & { readonly database: Database }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.save, async ({ staff, params: { id }, body }) => {
    await saveEmployee(database, staff, id, body)
    return {}
  })
  return api
}
