import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { acceptGrant, declineGrant } from './accept-grant.server.ts'
import { answerDescribed as described } from './endpoints.server.ts'
import { enterPayee, type PayeeParts } from './enter-payee.server.ts'

/** Applicants answer to an offer, and say where the money goes. */
export function createAnswerApi({
  database,
  encryption,
  ownAccounts,
  clock,
  ...auth
}: AuthDependencies & PayeeParts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.accept, async ({ user: { userId }, params, body }) => {
    await acceptGrant(database, { userId, ...params }, body, clock())
    return {}
  })

  serve(described.decline, async ({ user: { userId }, params, body }) => {
    await declineGrant(database, { userId, ...params }, body, clock())
    return {}
  })

  serve(described.payee, async ({ user: { userId }, params, body }) => {
    const parts = { database, encryption, ownAccounts }
    await enterPayee(parts, { userId, ...params }, body, clock())
    return {}
  })

  return api
}
