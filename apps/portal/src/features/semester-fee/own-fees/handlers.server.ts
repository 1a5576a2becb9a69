import { accountRefusals } from '#core/accounts/contract.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findRegistrations } from '#core/semester-registrations/find-registrations.server.ts'
import { paidSemesters } from '#core/semester-registrations/rules.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'

/** People read their own semester fees. */
export function createOwnFeesApi({
  database,
  encryption,
  ...authDependencies
}: AuthDependencies & { database: Database; encryption: FieldEncryption }) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.ownFees, async ({ user: { userId }, query }) => {
    // Every other id is refused alike, so that the answer does not show whether an account has it.
    if (query.userId !== userId) throw new Refusal('FORBIDDEN', accountRefusals.FORBIDDEN)
    const found = paidSemesters(await findRegistrations(database, encryption, userId))
    const semesterFees = found.map(({ id, institution, semesterCode }) => ({
      uuid: id,
      institutionShortName: institution,
      semesterCode,
    }))
    return { semesterFees }
  })

  return api
}
