import { sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The association that answers for a grant: the one that applied, or the one that it is part of now. */
export async function findResponsible(database: Database, associationId: string): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with recursive part(id, next) as (
      select id, merged_into_id from ${association} where id = ${associationId}
      union
      select a.id, a.merged_into_id from ${association} a join part on a.id = part.next)
    select id from part where next is null`)
  return rows[0]?.id ?? associationId
}
