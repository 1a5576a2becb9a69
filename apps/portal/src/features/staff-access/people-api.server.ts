import { type Doors, serveRoutes } from '#core/feature/serve-routes.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changeRoles, endStaff, resetFactor } from './change-staff.server.ts'
import { inviteStaff, withdrawInvitation } from './invite-staff.server.ts'
import { listStaff } from './list-staff.server.ts'
import { described } from './routes.server.ts'

/** Who is of the staff, for admins. */
export function createStaffPeopleApi({ database, ...doors }: Doors & { database: Database }) {
  const { routes, serve } = serveRoutes(doors)

  serve(described.people, ({ staff }) => listStaff(database, staff.userId))

  serve(described.invite, async ({ staff, body }) => {
    await inviteStaff(database, staff, body)
    return success
  })

  serve(described.withdrawInvitation, async ({ staff, params: { id } }) => {
    await withdrawInvitation(database, staff, id)
    return success
  })

  serve(described.changeRoles, async ({ staff, params: { userId }, body: { roles } }) => {
    await changeRoles(database, staff, { userId, roles })
    return success
  })

  serve(described.endStaff, async ({ staff, params: { userId } }) => {
    await endStaff(database, staff, userId)
    return success
  })

  serve(described.resetFactor, async ({ staff, params: { userId }, body: { locale } }) => {
    await resetFactor(database, staff, { userId, locale })
    return success
  })

  return routes
}
