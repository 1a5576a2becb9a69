import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { Database } from '#platform/database/database.server.ts'
import { resetFactor } from './change-staff.server.ts'
import { inviteStaff } from './invite-staff.server.ts'

const command = { kind: 'command' } as const

type Recipient = { email: string; locale: Locale }

/**
 * Invites a person with the command on the server: the first administrator, or a person whom the only
 * administrator cannot invite alone. Access to the server replaces the second administrator.
 * @throws {Refusal} ALREADY_STAFF (409)
 */
export async function inviteByCommand(
  database: Database,
  { roles, ...recipient }: Recipient & { roles: StaffRole[] },
): Promise<void> {
  await inviteStaff(database, command, { ...recipient, roles })
}

/**
 * Resets the second factor of a member of staff with the command on the server: for the last
 * administrator, whom no other administrator can help.
 * @throws {Refusal} STAFF_NOT_FOUND (404)
 */
export async function resetFactorByCommand(
  database: Database,
  { email, locale }: Recipient,
): Promise<void> {
  const [person] = await database
    .select({ userId: user.id })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  if (!person) throw staffRefusal('STAFF_NOT_FOUND')
  await resetFactor(database, command, { userId: person.userId, locale })
}
