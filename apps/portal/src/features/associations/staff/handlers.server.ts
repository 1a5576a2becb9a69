import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { addByHand } from './add-by-hand.server.ts'
import { changeState } from './change-state.server.ts'
import { correctAssociation } from './correct-association.server.ts'
import { describedStaff as described } from './endpoints.server.ts'
import { findStaffAssociation } from './find-staff-association.server.ts'
import { listAssociations } from './list-associations.server.ts'
import { countMailing, sendMailing } from './mail-contacts.server.ts'
import { mergeAssociations, previewMerge } from './merge-associations.server.ts'

/** Staff see and correct all associations. */
export function createStaffAssociationsApi({
  database,
  encryption,
  portalUrl,
  clock,
  closingChecks,
  ...dependencies
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  portalUrl: string
  clock: Clock
  closingChecks: readonly ClosingCheck[]
}) {
  const { api, serve } = serveEndpoints(dependencies)
  const parts = { database, encryption, portalUrl, closingChecks }

  serve(described.list, () => listAssociations(database, clock()))

  serve(described.details, ({ params }) => findStaffAssociation(database, params.id))

  serve(described.add, async ({ staff, body }) => ({
    id: await addByHand(parts, staff, body, clock()),
  }))

  serve(described.correct, async ({ staff, params, body }) => {
    await correctAssociation(database, staff, { id: params.id, ...body })
    return {}
  })

  serve(described.changeState, async ({ staff, params, query: { language }, body }) => {
    await changeState(parts, staff, { id: params.id, language, change: body, now: clock() })
    return {}
  })

  serve(described.previewMerge, ({ params, query }) =>
    previewMerge(parts, { id: params.id, ...query }),
  )

  serve(described.merge, async ({ staff, params, query, body }) => {
    await mergeAssociations(parts, staff, { id: params.id, ...query, ...body, now: clock() })
    return {}
  })

  serve(described.countMailing, ({ body }) => countMailing(database, body))

  serve(described.sendMailing, async ({ staff, body }) => {
    await sendMailing(database, staff, body)
    return {}
  })

  return api
}
