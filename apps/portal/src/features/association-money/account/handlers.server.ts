import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { boardOf } from '../model/board.ts'
import { confirmAccount, dropAccount } from './confirm-account.server.ts'
import { accountDescribed as described } from './endpoints.server.ts'
import { type AccountParts, enterAccount } from './enter-account.server.ts'

/** Contact persons enter and confirm the bank account of their association. */
export function createAccountApi({
  database,
  encryption,
  portalUrl,
  ownAccounts,
  clock,
  ...auth
}: AuthDependencies & AccountParts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, portalUrl, ownAccounts }

  serve(described.enter, async ({ user, params, body }) => {
    await enterAccount(parts, boardOf(user, params, clock()), body, clock())
    return {}
  })

  serve(described.confirm, async ({ user, params, body }) => {
    const wanted = { accountId: params.accountId, ...body }
    await confirmAccount(parts, boardOf(user, params, clock()), wanted, clock())
    return {}
  })

  serve(described.drop, async ({ user, params }) => {
    await dropAccount(parts, boardOf(user, params, clock()), params, clock())
    return {}
  })

  return api
}
