import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { acceptInvitation, checkInvitation, joinStaff } from './accept-invitation.server.ts'
import { described } from './endpoints.server.ts'

/** Invited people join the staff. */
export function createInvitationApi({
  database,
  passwords,
  ...authDependencies
}: AuthDependencies & { database: Database; passwords: Pick<Passwords, 'hash' | 'isCommon'> }) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.checkInvitation, ({ body }) => checkInvitation(database, body.token))

  serve(described.acceptInvitation, async ({ context, body }) => {
    const requestId = context.get('requestId')
    return { email: await acceptInvitation({ database, passwords }, body, requestId) }
  })

  serve(described.joinStaff, async ({ context, user: { userId }, body: { token } }) => {
    await joinStaff(database, token, { userId, requestId: context.get('requestId') })
    return success
  })

  return api
}
