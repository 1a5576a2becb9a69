import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.server.ts'

/**
 * How many rows refer to one row by a foreign key, by the names of their tables. It asks the
 * database for the foreign keys, so it knows those that are added later.
 */
export async function countReferences(
  database: Database,
  table: PgTable,
  id: number,
): Promise<ReadonlyMap<string, number>> {
  const { schema = 'public', name } = getTableConfig(table)
  const { rows: columns } = await database.execute<{ table: string; column: string }>(sql`
    select referring.relname as table, a.attname as column
      from pg_constraint c
      join pg_class referring on referring.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and cardinality(c.conkey) = 1
       and c.confrelid = format('%I.%I', ${schema}::text, ${name}::text)::regclass
     order by referring.relname, a.attname`)
  const counts = new Map<string, number>()
  for (const column of columns) {
    const { rows } = await database.execute<{ count: number }>(sql`
      select count(*)::integer as count
        from ${sql.identifier(schema)}.${sql.identifier(column.table)}
       where ${sql.identifier(column.column)} = ${id}`)
    const count = rows[0]?.count ?? 0
    if (count > 0) counts.set(column.table, (counts.get(column.table) ?? 0) + count)
  }
  return counts
}
