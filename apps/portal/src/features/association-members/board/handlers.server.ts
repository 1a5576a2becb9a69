import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { acceptRequest, declineRequest } from './answer-request.server.ts'
import { endCode, makeCode } from './change-codes.server.ts'
import { boardDescribed as described } from './endpoints.server.ts'
import { type Board, readSetup } from './read-setup.server.ts'
import { registerCash } from './register-cash.server.ts'
import { saveAdmission, saveTerms } from './save-setup.server.ts'

/** The board says how people become members, and answers requests. */
export function createBoardApi({
  database,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, portalUrl }
  const boardOf = (user: { userId: string }, params: { id: string }): Board => ({
    userId: user.userId,
    associationId: params.id,
    today: osloDate(clock()),
  })

  serve(described.read, ({ user, params }) => readSetup(database, boardOf(user, params)))

  serve(described.saveTerms, async ({ user, params, body }) => {
    await saveTerms(database, boardOf(user, params), body)
    return {}
  })

  serve(described.saveAdmission, async ({ user, params, body }) => {
    await saveAdmission(database, boardOf(user, params), body)
    return {}
  })

  serve(described.makeCode, async ({ user, params, body }) => {
    await makeCode(database, boardOf(user, params), body)
    return {}
  })

  serve(described.endCode, async ({ user, params }) => {
    await endCode(database, boardOf(user, params), params.codeId, clock())
    return {}
  })

  serve(described.accept, async ({ user, params }) => {
    await acceptRequest(parts, boardOf(user, params), params.memberId, clock())
    return {}
  })

  serve(described.decline, async ({ user, params, body }) => {
    const wanted = { memberId: params.memberId, ...body }
    await declineRequest(parts, boardOf(user, params), wanted, clock())
    return {}
  })

  serve(described.registerCash, ({ user, params, body }) =>
    registerCash(parts, boardOf(user, params), body, clock()),
  )

  return api
}
