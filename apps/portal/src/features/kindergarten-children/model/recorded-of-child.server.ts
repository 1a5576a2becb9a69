import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Conditions for a query of which one is true where something is recorded of a child. The database is asked
 * for the tables that name a child, so that it knows those of other features and those that are added later.
 * @param childId of the child in the query
 * @param without tables that do not count
 */
export async function recordedOfChild(
  transaction: Database,
  { childId, without }: { readonly childId: SQLWrapper; readonly without: readonly string[] },
): Promise<SQL[]> {
  const { rows } = await transaction.execute<{ table: string; column: string }>(sql`
    select referring.relname as table, a.attname as column
      from pg_constraint c
      join pg_class referring on referring.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and cardinality(c.conkey) = 1
       and c.confrelid = 'portal.kindergarten_child'::regclass
     order by referring.relname, a.attname`)
  return rows
    .filter(({ table }) => !without.includes(table))
    .map(
      ({ table, column }) => sql`exists (select 1 from portal.${sql.identifier(table)} other
        where other.${sql.identifier(column)} = ${childId})`,
    )
}
