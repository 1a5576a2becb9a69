import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { callerAt } from '../model/caller.ts'
import type { InvitationParts } from '../model/invite.server.ts'
import { acceptInvitation, declineInvitation, openInvitation } from './answer-invitation.server.ts'
import { sendInvitationAgain, withdrawMemberInvitation } from './change-invitation.server.ts'
import { invitationsDescribed as described } from './endpoints.server.ts'
import { inviteMembers } from './invite-members.server.ts'
import { listInvitations } from './list-invitations.server.ts'

/** Invitations to become a member: those who send them, and those who answer. */
export function createInvitationsApi({
  clock,
  sessions,
  requireStaff,
  ...parts
}: AuthDependencies & InvitationParts & { clock: Clock }) {
  const { api, serve } = serveEndpoints({
    ...(sessions && { sessions }),
    ...(requireStaff && { requireStaff }),
  })
  const { database } = parts
  const callerOf = callerAt(clock)

  serve(described.list, ({ user, params: { id } }) => listInvitations(database, callerOf(user, id)))

  serve(described.invite, ({ user, params: { id }, body }) =>
    inviteMembers(parts, callerOf(user, id), body),
  )

  serve(described.withdraw, async ({ user, params: { id, invitationId } }) => {
    await withdrawMemberInvitation(database, callerOf(user, id), invitationId)
    return {}
  })

  serve(described.sendAgain, async ({ user, params: { id, invitationId } }) => {
    await sendInvitationAgain(parts, callerOf(user, id), invitationId)
    return {}
  })

  serve(described.open, ({ query: { language }, body: { token } }) =>
    openInvitation(parts, { token, language, now: clock() }),
  )

  serve(described.accept, ({ user, body: { token } }) =>
    acceptInvitation(parts, { token, userId: user.userId, now: clock() }),
  )

  serve(described.decline, async ({ body: { token } }) => {
    await declineInvitation(parts, token, clock())
    return {}
  })

  return api
}
