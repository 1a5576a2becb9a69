import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { acceptLine } from './accept-line.server.ts'
import { decideDescribed as described } from './endpoints.server.ts'
import { findStaffRefund } from './find-staff-refund.server.ts'

/** What staff read of an application, and what counts of it. Deciding is casework. */
export function createDecideApi({
  database,
  encryption,
  ...auth
}: AuthDependencies & { database: Database; encryption: FieldEncryption }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.read, ({ staff, params: { id } }) =>
    findStaffRefund(parts, { staffId: staff.userId, id }),
  )
  serve(described.acceptLine, async ({ staff, params, body }) => {
    await acceptLine(parts, staff, { ...params, ...body })
    return {}
  })
  return api
}
