import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { endDecision, enterDecision } from './decide-fee.server.ts'
import { feesDescribed as described } from './endpoints.server.ts'
import { listFeeChildren } from './list-children.server.ts'
import { listPrices, savePrice } from './save-price.server.ts'
import { setPayers } from './set-payers.server.ts'

/** The office says what places cost, what the municipality has decided and who pays. */
export function createFeesApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & { database: Database; encryption: FieldEncryption; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.listPrices, () => listPrices(database))
  serve(described.savePrice, async ({ staff, params: { id }, body }) => {
    await savePrice(database, staff, { ...body, id })
    return {}
  })
  serve(described.listChildren, ({ staff, params: { id } }) =>
    listFeeChildren(database, staff, { kindergartenId: id, today: osloDate(clock()) }),
  )
  serve(described.enterDecision, async ({ staff, body }) => {
    await enterDecision(parts, staff, body)
    return {}
  })
  serve(described.endDecision, async ({ staff, params: { id }, body }) => {
    await endDecision(parts, staff, { ...body, id })
    return {}
  })
  serve(described.setPayers, async ({ staff, params: { id }, body }) => {
    await setPayers(parts, staff, { ...body, childId: id })
    return {}
  })
  return api
}
