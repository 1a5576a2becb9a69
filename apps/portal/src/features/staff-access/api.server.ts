import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { Passwords } from '#core/identity/passwords/passwords.server.ts'
import {
  requireUser,
  type SignedInEnvironment,
} from '#core/identity/sessions/require-user.server.ts'
import type { Sessions } from '#core/identity/sessions/session.server.ts'
import type { RecoveryCodes, StaffAccess } from '#core/staff/contract.ts'
import { findStaff } from '#core/staff/open-access.server.ts'
import {
  type RequireStaff,
  readToken,
  type StaffEnvironment,
} from '#core/staff/require-staff.server.ts'
import { staffCookie } from '#core/staff/staff-cookie.server.ts'
import { AppCodeForm } from '#core/staff/staff-forms.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { acceptAsNewcomer, acceptAsUser, checkInvitation } from './accept-invitation.server.ts'
import type { OpenInvitation } from './contract.ts'
import { beginFactor, confirmFactor } from './enrol-factor.server.ts'
import { enterStaffArea, leaveStaffArea, replaceRecoveryCodes } from './enter-staff-area.server.ts'
import { readAccess } from './read-access.server.ts'
import { AcceptInvitationForm, EnterForm, InvitationToken } from './staff-access-forms.ts'

/** The way into the staff area: invitation, second factor, access. */
export function createStaffAccessApi({
  database,
  encryption,
  sessions,
  requireStaff,
  configuration,
  clock,
  passwords,
}: {
  database: Database
  encryption: FieldEncryption
  sessions: Pick<Sessions, 'find'>
  requireStaff: RequireStaff
  configuration: Pick<Configuration, 'PORTAL_URL'>
  clock: Clock
  passwords: Pick<Passwords, 'hash' | 'isCommon'>
}) {
  const { name, attributes } = staffCookie(configuration)
  const parts = { database, encryption, portalUrl: configuration.PORTAL_URL }

  function askerOf(context: Context<SignedInEnvironment>) {
    const { userId, sessionId } = context.get('user')
    return { userId, sessionId, requestId: context.get('requestId') }
  }

  const invitations = new Hono<SignedInEnvironment>()
    .post('/invitations/check', parseBody(InvitationToken), async (context) => {
      const { token } = context.req.valid('json')
      return context.json((await checkInvitation(database, token)) satisfies OpenInvitation)
    })
    .post('/invitations/accept', parseBody(AcceptInvitationForm), async (context) => {
      const form = context.req.valid('json')
      const requestId = context.get('requestId')
      const email = await acceptAsNewcomer({ database, passwords }, form, requestId)
      return context.json({ email }, 201)
    })
    .post(
      '/invitations/join',
      requireUser(sessions),
      parseBody(InvitationToken),
      async (context) => {
        await acceptAsUser(database, context.req.valid('json').token, askerOf(context))
        return context.json({ success: true })
      },
    )

  const factor = new Hono<SignedInEnvironment>()
    .post('/factor', requireUser(sessions), async (context) =>
      context.json(await beginFactor(parts, context.get('user').userId)),
    )
    .post('/factor/confirm', requireUser(sessions), parseBody(AppCodeForm), async (context) => {
      const { code } = context.req.valid('json')
      const confirmed = await confirmFactor(parts, askerOf(context), { code, now: clock() })
      setCookie(context, name, confirmed.token, attributes)
      const { recoveryCodes } = confirmed
      return context.json({ recoveryCodes } satisfies RecoveryCodes)
    })

  const access = new Hono<SignedInEnvironment>()
    .get('/access', requireUser(sessions), async (context) => {
      const token = readToken(context, name)
      return context.json(
        (await readAccess(database, { ...context.get('user'), token })) satisfies StaffAccess,
      )
    })
    .post('/access', requireUser(sessions), parseBody(EnterForm), async (context) => {
      const form = context.req.valid('json')
      const token = await enterStaffArea(parts, askerOf(context), { ...form, now: clock() })
      setCookie(context, name, token, attributes)
      return context.json({ success: true })
    })
    .delete('/access', requireUser(sessions), async (context) => {
      const { userId, sessionId, requestId } = askerOf(context)
      const token = readToken(context, name)
      if (token) {
        const asker = { userId, sessionId, token }
        const roles = (await findStaff(database, asker, { isUse: false }))?.roles ?? []
        const staff = { kind: 'staff', userId, roles, requestId } as const
        await leaveStaffArea(database, staff, { sessionId, token })
      }
      deleteCookie(context, name, attributes)
      return context.json({ success: true })
    })

  const recoveryCodes = new Hono<StaffEnvironment>().post(
    '/factor/recovery-codes',
    requireStaff(),
    parseBody(AppCodeForm),
    async (context) => {
      const { code } = context.req.valid('json')
      const staff = context.get('staff')
      const made = await replaceRecoveryCodes(parts, staff, { code, now: clock() })
      return context.json({ recoveryCodes: made } satisfies RecoveryCodes)
    },
  )

  return new Hono()
    .route('/frontend/staff', invitations)
    .route('/frontend/staff', factor)
    .route('/frontend/staff', access)
    .route('/frontend/staff', recoveryCodes)
}
