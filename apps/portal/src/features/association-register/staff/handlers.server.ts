import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { callerAt } from '../model/caller.ts'
import { correctMember, endRoleByStaff, giveRoleByStaff } from './correct-member.server.ts'
import { staffRegisterDescribed as described } from './endpoints.server.ts'
import { readStaffEntry, searchRegister } from './search-register.server.ts'

/** Staff read the register of an association, and correct it. */
export function createStaffRegisterApi({
  database,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const callerOf = callerAt(clock)
  const parts = { database, portalUrl }

  serve(described.search, ({ staff, params: { id }, body }) =>
    searchRegister(database, callerOf(staff, id), body),
  )

  serve(described.entry, ({ staff, params: { id, memberId } }) =>
    readStaffEntry(database, callerOf(staff, id), memberId),
  )

  serve(described.correct, async ({ staff, params: { id, memberId }, body: form }) => {
    await correctMember(parts, staff, { caller: callerOf(staff, id), memberId, form })
    return {}
  })

  serve(described.giveRole, async ({ staff, params: { id, memberId }, body: form }) => {
    await giveRoleByStaff(parts, staff, { caller: callerOf(staff, id), memberId, form })
    return {}
  })

  serve(described.endRole, async ({ staff, params: { id, memberId, roleId } }) => {
    await endRoleByStaff(parts, staff, { caller: callerOf(staff, id), memberId, roleId })
    return {}
  })

  return api
}
