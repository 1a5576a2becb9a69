import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { SignedInEnvironment } from '#core/sessions/require-user.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type StaffRefusal, staffRefusals } from './contract.ts'
import type { StaffRole } from './roles.ts'
import { findStaff } from './staff-access.server.ts'
import { staffCookie } from './staff-cookie.server.ts'

/** Who of the staff asks; an `AuditActor` as it is. */
export type StaffActor = Extract<AuditActor, { kind: 'staff' }> & {
  readonly roles: readonly StaffRole[]
}

/** Routes behind `requireStaff` know who asks: `context.get('staff')`, besides the user. */
export type StaffEnvironment = {
  Bindings: SignedInEnvironment['Bindings']
  Variables: SignedInEnvironment['Variables'] & { staff: StaffActor }
}

/**
 * Roles: one of them is enough; none given: any of the staff. `onTheWayIn`: any of the staff, who
 * may have given no code as yet.
 */
export type RequireStaff = ((...roles: StaffRole[]) => MiddlewareHandler<StaffEnvironment>) & {
  readonly onTheWayIn: MiddlewareHandler<SignedInEnvironment>
}

/**
 * Middleware for what is for staff alone. Refuses with UNAUTHENTICATED (401) who is not logged in,
 * with FORBIDDEN (403) who is not of the staff or has none of the roles, and with
 * SECOND_FACTOR_REQUIRED (403) who has, but gave no code for this session or not lately.
 */
export function createStaffGuard({
  database,
  sessions,
  configuration,
}: {
  database: Database
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'PORTAL_URL'>
}): RequireStaff {
  const { name } = staffCookie(configuration)

  async function findAsker(context: Context, { isUse }: { isUse: boolean }) {
    const user = await sessions.find(context.req.raw)
    if (!user) throw staffRefusal('UNAUTHENTICATED')
    const { userId, sessionId } = user
    const token = readToken(context, name)
    const found = await findStaff(database, { userId, sessionId, token }, { isUse })
    if (!found) throw staffRefusal('FORBIDDEN')
    return { user, found }
  }

  const requireRole =
    (...roles: StaffRole[]): MiddlewareHandler<StaffEnvironment> =>
    async (context, next) => {
      const { user, found } = await findAsker(context, { isUse: true })
      const isPermitted = roles.length === 0 || roles.some((role) => found.roles.includes(role))
      if (!isPermitted) throw staffRefusal('FORBIDDEN')
      if (!found.access) throw staffRefusal('SECOND_FACTOR_REQUIRED')
      context.set('user', user)
      context.set('staff', {
        kind: 'staff',
        userId: user.userId,
        roles: found.roles,
        requestId: context.get('requestId'),
      })
      await next()
    }

  return Object.assign(requireRole, {
    onTheWayIn: async (context, next) => {
      const { user } = await findAsker(context, { isUse: false })
      context.set('user', user)
      await next()
    },
  } satisfies Pick<RequireStaff, 'onTheWayIn'>)
}

export function readToken(context: Context, cookieName: string): string | undefined {
  const token = getCookie(context, cookieName)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

export function staffRefusal(code: StaffRefusal): Refusal<StaffRefusal> {
  return new Refusal(code, staffRefusals[code])
}
