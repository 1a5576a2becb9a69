import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { elapsed, PlainError, say, step } from '../progress.ts'
import { syncFolder, writeNewFile } from './disk.ts'
import { dumpDatabase } from './dump.ts'
import { encrypt, requireRecipients } from './encryption.ts'
import { findExpired } from './expired.ts'
import type { FileFolder } from './folders.ts'
import { formatManifest, type Manifest } from './manifest.ts'
import { backupFiles, backupName, isUnfinishedBackup, unfinishedEnding } from './names.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { describeBytes } from './sizes.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import { formatSums } from './sums.ts'
import { writeArchive } from './write-archive.ts'

type Site = {
  readonly root: string
  /** Where programs of this clone are unpacked. */
  readonly tools: string
  readonly databaseUrl: string
  /** Names the folder of PostgreSQL's programs. */
  readonly environment: NodeJS.ProcessEnv
  readonly folders: readonly FileFolder[]
  readonly stop: AbortSignal
}

/**
 * Backs up the database, then the files: a file without its row is harmless, a row without its file is
 * not. The site may be running. The backup has its name when all of it is on the disk.
 *
 * @returns the path of the backup
 * @throws {PlainError} says what is in the way; nothing that looks like a backup is left then
 */
export async function makeBackup(
  site: Site,
  {
    to,
    recipients,
    keepDays,
  }: { readonly to: string; readonly recipients: readonly string[]; readonly keepDays: number },
): Promise<string> {
  requireRecipients(recipients)
  const start = performance.now()
  await mkdir(to, { recursive: true, mode: 0o700 })
  const snapshot = await openSnapshot(site.databaseUrl)
  try {
    await removeUnfinished(to)
    const name = backupName(snapshot.startedAt)
    const unfinished = join(to, name + unfinishedEnding)
    await mkdir(unfinished, { mode: 0o700 })
    try {
      await fill(unfinished, { site, snapshot, recipients })
      await rename(unfinished, join(to, name))
      await syncFolder(to)
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
    const removed = await removeExpired(to, { now: snapshot.startedAt, keepDays })
    if (removed.length > 0) say(`Removed, older than ${keepDays} days: ${removed.join(', ')}`)
    say(`${join(to, name)} is complete after ${elapsed(start)}`)
    return join(to, name)
  } finally {
    await snapshot.close()
  }
}

async function fill(
  folder: string,
  { site, snapshot, recipients }: { site: Site; snapshot: Snapshot; recipients: readonly string[] },
): Promise<void> {
  const { stop } = site
  const tables = await step('Rows are counted', () => snapshot.countRows())
  if (tables.length === 0)
    throw new PlainError('The database is empty: there is nothing to back up.')
  const programs = await findPostgresPrograms(
    { major: snapshot.serverMajor, tools: site.tools },
    site.environment,
  )
  const database = await step('The database', async (rename) => {
    const dump = dumpDatabase(programs, { url: site.databaseUrl, snapshot: snapshot.id }, stop)
    const path = join(folder, backupFiles.database)
    const written = await writeNewFile(path, await encrypt(dump, recipients), stop)
    const rows = tables.reduce((total, table) => total + table.rows, 0)
    rename(
      `The database: ${rows} rows in ${tables.length} tables, ${describeBytes(written.bytes)} encrypted`,
    )
    return written
  })
  const archive = writeArchive(site.folders.filter((one) => one.in === 'folder'))
  const files = await step('The files', async (rename) => {
    const path = join(folder, backupFiles.files)
    const written = await writeNewFile(path, await encrypt(archive.bytes, recipients), stop)
    const count = archive.counts.reduce((total, one) => total + one.files, 0)
    rename(`The files: ${count}, ${describeBytes(written.bytes)} encrypted`)
    return written
  })
  if (site.folders.some((one) => one.in === 'bucket'))
    say('What people attached is in a bucket (S3_URL): its own service backs that up.')
  const manifest = formatManifest({
    format: 1,
    startedAt: snapshot.startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    program: describeProgram(site.root),
    database: {
      serverVersion: snapshot.serverVersion,
      dumpMajor: programs.major,
      tables,
    },
    folders: site.folders.map(({ name, in: place }): Manifest['folders'][number] => {
      if (place === 'bucket') return { name, in: 'bucket' }
      const { files = 0, bytes = 0 } = archive.counts.find((one) => one.name === name) ?? {}
      return { name, in: 'archive', files, bytes }
    }),
  })
  const described = await writeNewFile(join(folder, backupFiles.manifest), manifest)
  const sums = new Map([
    [backupFiles.database, database.sum],
    [backupFiles.files, files.sum],
    [backupFiles.manifest, described.sum],
  ])
  await writeNewFile(join(folder, backupFiles.sums), formatSums(sums))
  await syncFolder(folder)
}

/** What interrupted backups have left behind; there is no other one, or the snapshot had been refused. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (isUnfinishedBackup(name)) {
      say(`Removed ${name}, which was interrupted`)
      await rm(join(folder, name), { recursive: true })
    }
}

async function removeExpired(
  folder: string,
  options: { now: Date; keepDays: number },
): Promise<string[]> {
  const expired = findExpired(await readdir(folder), options)
  for (const name of expired) await rm(join(folder, name), { recursive: true })
  return expired
}

function describeProgram(root: string): Manifest['program'] {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return { version, commit: commit.trim() }
  } catch {
    // A deployment without the repository.
    return { version, commit: null }
  }
}
