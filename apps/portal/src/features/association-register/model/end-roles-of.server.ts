import { sql } from 'drizzle-orm'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Ends every role that somebody has in an association, at once. */
export async function endRolesOf(
  transaction: Database,
  who: { readonly userId: string; readonly associationId: string; readonly today: string },
): Promise<void> {
  await transaction.execute(sql`
    update ${associationRole} role
    set ends_on = greatest(role.starts_on - 1, ${who.today}::date - 1)
    from ${associationRoleType} type
    where type.id = role.role_type_id and type.association_id = ${who.associationId}
      and role.user_id = ${who.userId} and (role.ends_on is null or role.ends_on >= ${who.today})`)
}
