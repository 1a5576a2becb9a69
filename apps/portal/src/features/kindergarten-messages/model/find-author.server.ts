import { findNames } from '#core/accounts/find-names.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The name of a member of staff, as it is written down beside what they do. */
export async function findAuthorName(
  database: Database,
  { userId }: Pick<StaffActor, 'userId'>,
): Promise<string> {
  const name = (await findNames(database, [userId])).get(userId)
  if (!name) throw new Error('A member of staff has an account')
  return name
}
