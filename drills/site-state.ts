import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import type { TableCount } from '../scripts/backup/manifest.ts'
import { countRows } from '../scripts/backup/snapshot.ts'
import type { Paths } from '../scripts/paths.ts'
import { startPostgres } from '../scripts/postgres/supervisor.ts'
import { loadSecrets } from '../scripts/secrets.ts'

/** What a site has at one time. */
export type SiteState = {
  readonly tables: readonly TableCount[]
  /** The sum of each account of the ledger in øre, by its kind and key. */
  readonly ledger: ReadonlyMap<string, string>
  /** SHA-256 by path. */
  readonly files: ReadonlyMap<string, string>
}

/** Reads the database and every file of a site. It may be running or stopped. */
export async function readSiteState(paths: Paths): Promise<SiteState> {
  const server = await startPostgres({
    dataDir: paths.postgres,
    password: loadSecrets(paths.secrets).DATABASE_PASSWORD,
  })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    const tables = await countRows(client)
    const { rows } = await client.query<{ account: string; total: string }>(
      `select a.kind || ' ' || a.key as account, coalesce(sum(e.amount_ore), 0) as total
      from portal.ledger_account a left join portal.ledger_entry e on e.account_id = a.id
      group by 1`,
    )
    const ledger = new Map(rows.map(({ account, total }) => [account, total]))
    return { tables, ledger, files: await hashFiles(join(paths.data, 'files')) }
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Where two maps differ, by key. */
export function findDifferences(
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string[] {
  const keys = new Set([...expected.keys(), ...found.keys()])
  return [...keys].filter((key) => expected.get(key) !== found.get(key))
}

async function hashFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sums = new Map<string, string>()
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const sum = createHash('sha256')
    for await (const chunk of createReadStream(path)) sum.update(chunk)
    sums.set(relative(folder, path), sum.digest('hex'))
  }
  return sums
}
