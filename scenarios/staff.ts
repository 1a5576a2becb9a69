import { staffInvitation, staffMember } from '../apps/portal/src/core/staff/tables.server.ts'
import { inviteAdmin } from '../apps/portal/src/features/staff-access/invite-admin.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'

export const demoAdmin = 'leder@trivsel.example'

/**
 * Invites the demo's administrator, as the first of a real site is: the mail lies in the mailbox of
 * the demo, and the second factor is theirs to set up.
 */
export async function seedStaff(database: Database): Promise<void> {
  const known = (await database.$count(staffMember)) + (await database.$count(staffInvitation))
  if (known === 0)
    await inviteAdmin(database, { email: demoAdmin, locale: 'no', resetsFactor: false })
}
