import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { whoOf } from '../model/applicant.server.ts'
import { discardChanges } from './discard-changes.server.ts'
import { draftDescribed as described } from './endpoints.server.ts'
import { moveDraft } from './move-draft.server.ts'
import { removeDraft } from './remove-draft.server.ts'
import { saveDraft } from './save-draft.server.ts'

/** What people write of an application together, before it is sent and after. */
export function createDraftApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.save, async ({ user, params, body }) => ({
    draft: await saveDraft(database, whoOf(user, clock()), params.applicationId, body),
  }))

  serve(described.discard, async ({ user, params }) => {
    await discardChanges(database, whoOf(user, clock()), params.applicationId)
    return {}
  })

  serve(described.move, async ({ user, params, body }) => {
    await moveDraft(database, whoOf(user, clock()), params.applicationId, body.roundId)
    return {}
  })

  serve(described.remove, async ({ user, params }) => {
    await removeDraft(database, whoOf(user, clock()), params.applicationId)
    return {}
  })

  return api
}
