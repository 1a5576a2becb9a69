import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'

/**
 * An association and all that were merged into it, as ids: what was granted to those stays with their
 * applications, and the board of this one answers for it.
 */
export const withMerged = (associationId: string | SQLWrapper): SQL => sql`(
  with recursive part(id) as (
    select ${associationId}::uuid
    union
    select merged.id from ${association} merged join part on merged.merged_into_id = part.id)
  select id from part)`
