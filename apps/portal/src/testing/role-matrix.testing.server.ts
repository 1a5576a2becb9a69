import { randomBytes } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import { session } from '#core/accounts/tables.server.ts'
import { sessionCookie } from '#core/sessions/session-cookie.server.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { openStaffAccess } from '#core/staff-area/staff-access.server.ts'
import { staffCookie } from '#core/staff-area/staff-cookie.server.ts'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from './accounts.testing.server.ts'
import type { Caller } from './role-matrix.testing.ts'
import { seedStaff } from './staff.testing.server.ts'

type Keys = { PORTAL_URL: string; AUTH_SECRET: string }

/** @returns makes the cookies of a new session of each caller, so that no request disturbs another */
export async function seedCallers(
  database: Database,
  keys: Keys,
): Promise<(caller: Caller) => Promise<string>> {
  const people = {
    'logged in': buildPerson({ membership: null }),
    'fitness member': buildPerson(),
  }
  const ids = await seedPeople(database, Object.values(people))
  const users = new Map<Caller, string>()
  for (const [caller, { email }] of Object.entries(people))
    users.set(caller as Caller, ids.get(email) ?? '')
  for (const role of staffRoles) users.set(role, (await seedStaff(database, [role])).userId)
  users.set('admin without a code', (await seedStaff(database, ['admin'])).userId)

  return async (caller) => {
    const userId = users.get(caller)
    if (!userId) return ''
    const isStaff = !['logged in', 'fitness member', 'admin without a code'].includes(caller)
    return cookiesOf(database, keys, userId, isStaff)
  }
}

/** The cookies of a new session of somebody, with access to the staff area for who is of the staff. */
export async function cookiesOf(database: Database, keys: Keys, userId: string, isStaff: boolean) {
  const [sessionId, token] = [randomText(), randomText()]
  const expiresAt = new Date(Date.now() + 3_600_000)
  await database
    .insert(session)
    .values({ id: sessionId, token: hashToken(token), userId, expiresAt })
  const login = await serializeSigned(sessionCookie(keys).name, token, keys.AUTH_SECRET)
  if (!isStaff) return login
  const access = await openStaffAccess(database, { userId, sessionId })
  return `${login}; ${staffCookie(keys).name}=${access}`
}

const randomText = () => randomBytes(24).toString('base64url')
