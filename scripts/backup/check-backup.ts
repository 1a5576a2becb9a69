import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { elapsed, PlainError, say, step } from '../progress.ts'
import { Stopped } from '../stop-signal.ts'
import { writeNewFile } from './disk.ts'
import { readIdentities } from './encryption.ts'
import { loadDatabase } from './load-database.ts'
import { backupFiles } from './names.ts'
import { openBackup } from './open-backup.ts'
import { readArchive } from './read-archive.ts'
import { createBeside, dropBeside } from './scratch-database.ts'

/**
 * Restores a backup into a database that is dropped afterwards, opens every file, and writes the
 * outcome beside the backup. The site may be running.
 *
 * @throws {PlainError} the backup cannot be restored
 */
export async function checkBackup(
  site: {
    readonly databaseUrl: string
    readonly tools: string
    readonly environment: NodeJS.ProcessEnv
    readonly stop: AbortSignal
  },
  { backup, keyFile }: { readonly backup: string; readonly keyFile: string },
): Promise<void> {
  const start = performance.now()
  const identities = readIdentities(keyFile)
  const note = async (outcome: Record<string, unknown>) => {
    const path = join(backup, backupFiles.checked)
    const seconds = Math.round((performance.now() - start) / 1_000)
    await rm(path, { force: true })
    await writeNewFile(
      path,
      `${JSON.stringify({ checkedAt: new Date().toISOString(), seconds, ...outcome }, null, 2)}\n`,
    )
  }
  try {
    const opened = await openBackup(backup, { identities, stop: site.stop })
    const { files } = await step('Every file is as it was read', () =>
      readArchive(opened.readFiles(), { manifest: opened.manifest, stop: site.stop }),
    )
    await step('The database can be restored, and has all rows', async () => {
      const scratch = await createBeside(site.databaseUrl, '_backup_check')
      try {
        await loadDatabase(opened, { url: scratch.url, ...site })
      } finally {
        await dropBeside(site.databaseUrl, scratch)
      }
    })
    const { tables } = opened.manifest.database
    const rows = tables.reduce((total, table) => total + table.rows, 0)
    await note({ isFine: true, tables: tables.length, rows, files })
    say(`${basename(backup)} can be restored. Checked in ${elapsed(start)}`)
  } catch (error) {
    if (!(error instanceof Stopped) && error instanceof PlainError)
      await note({ isFine: false, problem: error.message }).catch(() => undefined)
    throw error
  }
}
