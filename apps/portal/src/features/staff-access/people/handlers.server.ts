import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireFirstCode } from '../first-administrator/require-first-code.server.ts'
import { changeRoles, endStaff, resetFactor } from './change-staff.server.ts'
import { described } from './endpoints.server.ts'
import { inviteStaff, withdrawInvitation } from './invite-staff.server.ts'
import { listStaff } from './list-staff.server.ts'

/** Administrators manage the members of staff. */
export function createStaffPeopleApi({
  database,
  configuration,
  ...authDependencies
}: AuthDependencies & {
  database: Database
  configuration: Pick<Configuration, 'AUTH_SECRET'>
}) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.listStaff, ({ staff }) => listStaff(database, staff.userId))

  serve(described.inviteStaff, ({ staff, body: { serverCode, ...form } }) => {
    if (!serverCode) return inviteStaff(database, staff, form)
    requireFirstCode(configuration.AUTH_SECRET, serverCode)
    return inviteStaff(database, staff, form, { hasServerCode: true })
  })

  serve(described.withdrawInvitation, async ({ staff, params: { id } }) => {
    await withdrawInvitation(database, staff, id)
    return success
  })

  serve(described.changeRoles, ({ staff, params: { userId }, body: { roles } }) =>
    changeRoles(database, staff, { userId, roles }),
  )

  serve(described.endStaff, async ({ staff, params: { userId } }) => {
    await endStaff(database, staff, userId)
    return success
  })

  serve(described.resetFactor, ({ staff, params: { userId }, body: { locale } }) =>
    resetFactor(database, staff, { userId, locale }),
  )

  return api
}
