import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { acceptInvitation, declineInvitation, readInvitation } from './answer-invitation.server.ts'
import { confirmDetails } from './confirm-details.server.ts'
import { described } from './endpoints.server.ts'
import { findContacts } from './find-contacts.server.ts'
import { findOwnContacts } from './find-own-contacts.server.ts'
import { invite, sendAgain, withdraw } from './invite.server.ts'
import { leave, showName } from './leave.server.ts'
import type { ContactParts } from './parts.server.ts'

/** Contact persons, by themselves, and the answers of those whom they invite. */
export function createContactsApi({
  database,
  encryption,
  portalUrl,
  clock,
  ...authentication
}: AuthDependencies & ContactParts & { clock: Clock }) {
  const { api, serve } = serveEndpoints(authentication)
  const parts = { database, encryption, portalUrl }

  serve(described.contacts, ({ user: { userId }, params }) =>
    findContacts(database, { userId, associationId: params.id }, clock()),
  )

  serve(described.invite, async ({ user: { userId }, params, query, body }) => {
    await invite(parts, { userId, associationId: params.id }, { ...body, ...query }, clock())
    return {}
  })

  serve(described.sendAgain, async ({ user: { userId }, params: { id, invitation } }) => {
    await sendAgain(parts, { userId, associationId: id, invitation }, clock())
    return {}
  })

  serve(described.withdraw, async ({ user: { userId }, params: { id, invitation } }) => {
    await withdraw(parts, { userId, associationId: id, invitation }, clock())
    return {}
  })

  serve(described.leave, async ({ user: { userId }, params }) => {
    await leave(parts, { userId, associationId: params.id }, clock())
    return {}
  })

  serve(described.showName, async ({ user: { userId }, params, body }) => {
    await showName(parts, { userId, associationId: params.id, ...body }, clock())
    return {}
  })

  serve(described.confirm, ({ user: { userId }, params }) =>
    confirmDetails(parts, { userId, associationId: params.id }, clock()),
  )

  serve(described.ownContacts, ({ user }) => findOwnContacts(database, user.userId, clock()))

  serve(described.readInvitation, ({ body }) => readInvitation(parts, body.token, clock()))

  serve(described.accept, ({ user: { userId }, body }) =>
    acceptInvitation(parts, { token: body.token, userId }, clock()),
  )

  serve(described.decline, async ({ body }) => {
    await declineInvitation(parts, body.token, clock())
    return {}
  })

  return api
}
