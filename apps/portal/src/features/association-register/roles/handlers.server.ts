import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { callerAt } from '../model/caller.ts'
import {
  addRoleType,
  changeRoleRights,
  removeRoleType,
  renameRoleType,
} from './change-role-types.server.ts'
import { endRoleByBoard, giveRoleByBoard } from './change-roles.server.ts'
import { rolesDescribed as described } from './endpoints.server.ts'
import { findCandidates } from './find-candidates.server.ts'
import { listRoles } from './list-roles.server.ts'

/** The roles of an association: who has them, and what they can do. */
export function createRolesApi({
  database,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const callerOf = callerAt(clock)
  const parts = { database, portalUrl }

  serve(described.list, ({ user, params: { id } }) => listRoles(database, callerOf(user, id)))

  serve(described.candidates, ({ user, params: { id }, body: { text } }) =>
    findCandidates(database, callerOf(user, id), text),
  )

  serve(described.give, async ({ user, params: { id }, body }) => {
    await giveRoleByBoard(parts, callerOf(user, id), body)
    return {}
  })

  serve(described.end, ({ user, params: { id, roleId } }) =>
    endRoleByBoard(parts, callerOf(user, id), roleId),
  )

  serve(described.addType, async ({ user, params: { id }, body }) => {
    await addRoleType(database, callerOf(user, id), body)
    return {}
  })

  serve(described.renameType, async ({ user, params: { id, typeId }, body }) => {
    await renameRoleType(database, callerOf(user, id), typeId, body)
    return {}
  })

  serve(described.changeRights, async ({ user, params: { id, typeId }, body }) => {
    await changeRoleRights(database, callerOf(user, id), typeId, body)
    return {}
  })

  serve(described.removeType, async ({ user, params: { id, typeId } }) => {
    await removeRoleType(database, callerOf(user, id), typeId)
    return {}
  })

  return api
}
