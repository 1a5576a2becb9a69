import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { overviewDescribed as described } from './endpoints.server.ts'
import { findFunding, listFundingOfAssociation, listOwnFunding } from './list-own-funding.server.ts'

/** Applicants read what was granted to them. */
export function createOverviewApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.ofAssociation, ({ user: { userId }, params }) =>
    listFundingOfAssociation(parts, { userId, associationId: params.id }, clock()),
  )

  serve(described.ofApplication, ({ user: { userId }, params }) =>
    findFunding(parts, { userId, ...params }, clock()),
  )

  serve(described.own, ({ user: { userId } }) => listOwnFunding(parts, userId, clock()))

  return api
}
