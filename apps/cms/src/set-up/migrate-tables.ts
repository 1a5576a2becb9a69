import type { Payload } from 'payload'

/** Brings the tables of the content system up to date, and says which migrations it took. */
export async function migrateTables(payload: Payload): Promise<void> {
  const before = await appliedMigrations(payload)
  await payload.db.migrate()
  const added = [...(await appliedMigrations(payload))].filter((name) => !before.has(name))

  for (const name of added) console.log(`Migrated ${name}`)
  console.log(
    added.length === 0 ? 'The tables of the content system are up to date' : 'Migrations are done',
  )
}

export async function appliedMigrations({ db }: Payload): Promise<Set<string>> {
  const table = await db.pool.query("select to_regclass('cms.payload_migrations') as name")
  if (table.rows[0]?.name === null) return new Set()
  const { rows } = await db.pool.query<{ name: string }>('select name from cms.payload_migrations')
  return new Set(rows.map(({ name }) => name))
}
