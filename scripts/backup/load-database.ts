import { PlainError } from '../progress.ts'
import { loadDump } from './dump.ts'
import { compareCounts } from './manifest.ts'
import type { OpenedBackup } from './open-backup.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { connectTo, countRows } from './snapshot.ts'

/**
 * Fills an empty database from a backup, and compares the rows of each table with what was counted when
 * the backup was made.
 *
 * @throws {PlainError} it failed: the database is to be dropped
 */
export async function loadDatabase(
  { manifest, readDatabase }: OpenedBackup,
  {
    url,
    tools,
    environment,
    stop,
  }: {
    readonly url: string
    readonly tools: string
    readonly environment: NodeJS.ProcessEnv
    readonly stop: AbortSignal
  },
): Promise<void> {
  const major = Math.max(manifest.database.dumpMajor, await askServerMajor(url))
  const programs = await findPostgresPrograms({ major, tools }, environment)
  await loadDump(programs, readDatabase(), { url, stop })
  const client = await connectTo(url)
  try {
    const differences = compareCounts(manifest.database.tables, await countRows(client))
    if (differences.length > 0)
      throw new PlainError(
        `The restored database is not what was backed up: ${differences.slice(0, 5).join(', ')}${differences.length > 5 ? ' …' : ''}.`,
      )
    // A dump has no statistics, without which the first queries would be planned blindly.
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function askServerMajor(url: string): Promise<number> {
  const client = await connectTo(url)
  try {
    const { rows } = await client.query<{ number: string }>(
      `select current_setting('server_version_num') as number`,
    )
    return Math.floor(Number(rows[0]?.number) / 10_000)
  } finally {
    await client.end()
  }
}
