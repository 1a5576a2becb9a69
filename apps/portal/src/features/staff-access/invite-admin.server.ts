import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { resetFactor } from './change-staff.server.ts'
import { inviteStaff } from './invite-staff.server.ts'

const command = { kind: 'command' } as const

/**
 * What the command on the server does: invites the first administrator, or gives the last one a new
 * second factor, which nobody else could.
 * @throws {Refusal} ALREADY_STAFF (409), STAFF_NOT_FOUND (404)
 */
export async function inviteAdmin(
  database: Database,
  { email, locale, resetsFactor }: { email: string; locale: 'no' | 'en'; resetsFactor: boolean },
): Promise<void> {
  if (!resetsFactor) return inviteStaff(database, command, { email, roles: ['admin'], locale })
  const [person] = await database
    .select({ userId: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  if (!person) throw staffRefusal('STAFF_NOT_FOUND')
  await resetFactor(database, command, { userId: person.userId, locale })
}
