import { deleteCookie, setCookie } from 'hono/cookie'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { deleteDraft, listDrafts, saveDraft } from '#core/staff-area/drafts/save-drafts.server.ts'
import { readToken } from '#core/staff-area/require-staff.server.ts'
import { findStaff } from '#core/staff-area/staff-access.server.ts'
import { staffCookie } from '#core/staff-area/staff-cookie.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { acceptAsNewcomer, acceptAsUser, checkInvitation } from './accept-invitation.server.ts'
import { described } from './endpoints.server.ts'
import { beginFactor, confirmFactor } from './enrol-factor.server.ts'
import { enterStaffArea, leaveStaffArea, replaceRecoveryCodes } from './enter-staff-area.server.ts'
import { readStaffAccess } from './read-staff-access.server.ts'

type Asked = { context: ApiContext; user: SessionUser }

/** The way into the staff area: invitation, second factor, access. */
export function createStaffAccessApi({
  database,
  encryption,
  configuration,
  clock,
  passwords,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  configuration: Pick<Configuration, 'PORTAL_URL'>
  clock: Clock
  passwords: Pick<Passwords, 'hash' | 'isCommon'>
}) {
  const { name, attributes } = staffCookie(configuration)
  const parts = { database, encryption, portalUrl: configuration.PORTAL_URL }
  const { api, serve } = serveEndpoints(doors)

  const askerOf = ({ context, user: { userId, sessionId } }: Asked) => ({
    userId,
    sessionId,
    requestId: context.get('requestId'),
  })

  serve(described.checkInvitation, ({ body }) => checkInvitation(database, body.token))

  serve(described.acceptInvitation, async ({ context, body }) => {
    const requestId = context.get('requestId')
    return { email: await acceptAsNewcomer({ database, passwords }, body, requestId) }
  })

  serve(described.joinStaff, async (asked) => {
    await acceptAsUser(database, asked.body.token, askerOf(asked))
    return success
  })

  serve(described.beginFactor, ({ user }) => beginFactor(parts, user.userId))

  serve(described.confirmFactor, async (asked) => {
    const code = { code: asked.body.code, now: clock() }
    const { token, recoveryCodes } = await confirmFactor(parts, askerOf(asked), code)
    setCookie(asked.context, name, token, attributes)
    return { recoveryCodes }
  })

  serve(described.access, ({ context, user }) =>
    readStaffAccess(database, { ...user, token: readToken(context, name) }),
  )

  serve(described.enter, async (asked) => {
    const code = { ...asked.body, now: clock() }
    const token = await enterStaffArea(parts, askerOf(asked), code)
    setCookie(asked.context, name, token, attributes)
    return success
  })

  serve(described.leave, async (asked) => {
    const { userId, sessionId, requestId } = askerOf(asked)
    const token = readToken(asked.context, name)
    if (token) {
      const asker = { userId, sessionId, token }
      const roles = (await findStaff(database, asker, { isUse: false }))?.roles ?? []
      const staff = { kind: 'staff', userId, roles, requestId } as const
      await leaveStaffArea(database, staff, { sessionId, token })
    }
    deleteCookie(asked.context, name, attributes)
    return success
  })

  serve(described.drafts, async ({ user }) => ({ items: await listDrafts(parts, user.userId) }))

  serve(described.saveDraft, async ({ user, body }) => {
    await saveDraft(parts, user.userId, body)
    return {}
  })

  serve(described.deleteDraft, async ({ user, query: { key } }) => {
    await deleteDraft(database, user.userId, key)
    return {}
  })

  serve(described.renewRecoveryCodes, async ({ staff, body: { code } }) => ({
    recoveryCodes: await replaceRecoveryCodes(parts, staff, { code, now: clock() }),
  }))

  return api
}
