import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { Database } from '#platform/database/database.server.ts'
import { resetFactor } from './change-staff.server.ts'
import { inviteStaff } from './invite-staff.server.ts'

const command = { kind: 'command' } as const

type Wanted = { email: string; locale: 'no' | 'en' }

/**
 * Invites somebody by the command on the server: the first administrator, or whom the only one cannot
 * invite alone. Whoever has the server needs no second person.
 * @throws {Refusal} ALREADY_STAFF (409)
 */
export async function inviteByCommand(
  database: Database,
  { roles, ...wanted }: Wanted & { roles: StaffRole[] },
): Promise<void> {
  await inviteStaff(database, command, { ...wanted, roles })
}

/**
 * Gives a member of staff a new second factor by the command: the last administrator, whom nobody else
 * could help.
 * @throws {Refusal} STAFF_NOT_FOUND (404)
 */
export async function resetFactorByCommand(
  database: Database,
  { email, locale }: Wanted,
): Promise<void> {
  const [person] = await database
    .select({ userId: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  if (!person) throw staffRefusal('STAFF_NOT_FOUND')
  await resetFactor(database, command, { userId: person.userId, locale })
}
