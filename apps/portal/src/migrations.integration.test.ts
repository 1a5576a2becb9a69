import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import type { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'

// The generator adds a method to every array, which readers of PDFs in other tests refuse to work with.
Reflect.deleteProperty(Array.prototype, 'random')

const tables = import.meta.glob('./{core,features}/**/tables.server.ts', { eager: true })

/** Renames in migrations are written manually, and the snapshots do not show what a rename leaves behind. */
it('give constraints, indexes, columns and sequences the names that the code describes', async () => {
  const migrated = await createTestDatabase()
  const described = await createTestDatabase()
  const statements = await generateMigration(
    generateDrizzleJson({}, undefined, ['portal']),
    generateDrizzleJson(Object.assign({}, ...Object.values(tables)), undefined, ['portal']),
  )
  await described.database.execute(sql`drop schema portal cascade`)
  await described.database.execute(sql`create schema portal`)
  for (const statement of statements) await described.database.execute(sql.raw(statement))

  const names = await namesIn(described.database)
  expect(names.length).toBeGreaterThan(500)
  const present = new Set(await namesIn(migrated.database))
  expect(names.filter((name) => !present.has(name))).toEqual([])
})

async function namesIn(database: Pick<ReturnType<typeof drizzle>, 'execute'>) {
  const { rows } = await database.execute<{ name: string }>(sql`
    select conrelid::regclass || ' constraint ' || conname as name
      from pg_constraint where connamespace = 'portal'::regnamespace and contype <> 'n'
    union all
    select relkind::text || ' ' || relname from pg_class where relnamespace = 'portal'::regnamespace
    union all
    select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'portal'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped
     order by 1`)
  return rows.map(({ name }) => name)
}
