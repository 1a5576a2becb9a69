import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { ownAppealDescribed as described } from './own-endpoints.server.ts'
import { sendAppeal } from './send-appeal.server.ts'
import { withdrawAppeal } from './withdraw-appeal.server.ts'

/** Applicants appeal against what was decided. */
export function createOwnAppealApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & TermsParts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.send, async ({ user: { userId }, params: { id }, body }) => {
    await sendAppeal({ database, encryption }, { userId, id }, body, clock())
    return {}
  })
  serve(described.withdraw, async ({ user: { userId }, params: { id } }) => {
    await withdrawAppeal(database, { userId, id }, clock())
    return {}
  })
  return api
}
