import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'

const sources = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The functions of the schema `portal` as they are now: one file each, `sql/<name>.sql` in the part that
 * they belong to. Migrations make tables, triggers and what becomes of data; the first migrations made
 * functions too, which these replace. One that takes or returns something else than before is dropped by
 * a migration.
 */
export const functionFiles = (): string[] =>
  globSync('**/sql/*.sql', { cwd: sources })
    .map((file) => join(sources, file))
    .sort()

export const functionName = (file: string) => basename(file, '.sql')

/** Puts all of them in place, or none. */
export async function applyFunctions(client: ClientBase): Promise<void> {
  await client.query('begin')
  try {
    // One may call another that comes after it.
    await client.query('set local check_function_bodies = off')
    for (const file of functionFiles()) await client.query(readFileSync(file, 'utf8'))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
