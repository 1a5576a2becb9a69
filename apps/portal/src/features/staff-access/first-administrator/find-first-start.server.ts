import { sql } from 'drizzle-orm'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Whether nobody has ever been of the staff. Accounts may be deleted, what they did is still in the log:
 * a code that was printed once opens nothing again.
 */
export async function isFirstStart(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ isFirst: boolean }>(sql`
    select not exists (select from ${staffMember})
       and not exists (select from ${auditEntry} where ${auditEntry.actorKind} = 'staff')
        as "isFirst"
  `)
  return rows[0]?.isFirst ?? false
}
