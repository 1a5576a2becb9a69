import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** @throws {Refusal} FORBIDDEN (403) when the account no longer exists */
export async function findStaffEmail(transaction: Database, userId: string): Promise<string> {
  const [found] = await transaction
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, userId))
  if (!found) throw staffRefusal('FORBIDDEN')
  return found.email
}
