import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { LocalContext } from '../local-context.ts'
import { elapsed, PlainError, say, step } from '../progress.ts'
import { findPostgres } from '../run-with-database.ts'
import { loadSecrets } from '../secrets.ts'
import { applicationEnvironment } from '../settings.ts'
import { setUpDatabase } from '../setup-database.ts'
import { Stopped } from '../stop-signal.ts'
import { syncDisks } from './disk.ts'
import { readIdentities } from './encryption.ts'
import { type FileFolder, findFileFolders } from './folders.ts'
import { requireKnownMigrations } from './known-migrations.ts'
import { loadDatabase } from './load-database.ts'
import { backupName } from './names.ts'
import { type OpenedBackup, openBackup } from './open-backup.ts'
import type { RestoreOptions } from './options.ts'
import { beginQuarantine } from './quarantine.ts'
import { readArchive } from './read-archive.ts'
import { inspectTarget, replaceDatabase, type Target } from './replace-database.ts'
import {
  carryDeletionNotes,
  type PreparedFolder,
  prepareFolders,
  removePrepared,
  replaceFolders,
} from './replace-folders.ts'
import { createBeside, dropBeside } from './scratch-database.ts'
import { toolsFolder } from './tools-folder.ts'

/**
 * Puts a backup in the place of the site's database and files. All of it is made beside what is there,
 * and takes its place in the end: whatever fails before leaves the site as it was.
 *
 * @throws {PlainError} says what is in the way
 */
export async function restoreBackup(context: LocalContext, options: RestoreOptions): Promise<void> {
  const start = performance.now()
  const { paths, settings, stop, user } = context
  const identities = readIdentities(options.keyFile)
  claimSite(context)
  requireSecrets(context)
  const opened = await openBackup(options.backup, { identities, stop })
  const secrets = loadSecrets(paths.secrets, user)
  const siteUrl = settings.databaseUrl ?? (await findPostgres(context, secrets))
  const target = await inspectTarget(siteUrl)
  await confirm(target, options)

  const oldEnding = `.before-restore-${backupName(new Date())}`
  const folders = foldersOf(opened, findFileFolders(paths, user))
  const restored = await createBeside(siteUrl, '_restoring')
  let prepared: readonly PreparedFolder[] = []
  let leftBeside: string[] = []
  try {
    prepared = await prepareFolders(folders)
    await step('The files are written and checked', async () => {
      const destinations = new Map(prepared.map((folder) => [folder.name, folder]))
      await readArchive(opened.readFiles(), { manifest: opened.manifest, destinations, stop })
      await carryDeletionNotes(prepared)
      syncDisks()
    })
    await step('The database is restored', async () => {
      await loadDatabase(opened, { url: restored.url, tools: toolsFolder, environment: user, stop })
      await requireKnownMigrations(restored.url, paths.root)
    })
    const environment = applicationEnvironment({
      ...context,
      secrets,
      databaseUrl: restored.url,
    })
    const { root, logs } = paths
    const { register } = context
    await setUpDatabase({
      root,
      logs,
      databaseUrl: restored.url,
      environment,
      register,
      stop,
      withDemo: false,
    })
    await step('Mail, jobs and payments wait for a release', () =>
      beginQuarantine(restored.url, new Date(opened.manifest.startedAt)),
    )
    if (stop.aborted) throw new Stopped()
    leftBeside = await step('The restored database and files take their places', async () => {
      const replaced = await replaceFolders(prepared, oldEnding)
      try {
        const keepAs = target.isEmpty ? undefined : nameOfOld(target, oldEnding)
        await replaceDatabase(siteUrl, { target, restored, ...(keepAs && { keepAs }) })
        return [...replaced.oldFolders, ...(keepAs ? [`the database ${keepAs}`] : [])]
      } catch (error) {
        await replaced.undo()
        throw error
      }
    })
  } catch (error) {
    await dropBeside(siteUrl, restored)
    await removePrepared(prepared)
    throw error
  }
  report(opened, { leftBeside, start })
}

/** Neither a start nor another restore of this clone may begin meanwhile. */
function claimSite({ register, teardown }: LocalContext): void {
  const holder = register.claim('supervisor')
  if (holder)
    throw new PlainError(
      `Trivsel runs from this folder (process ${holder.pid}). Stop it first: nothing may write while it is restored.`,
    )
  teardown.add(undefined, () => register.release('supervisor'))
}

/** New ones would be made, and what is encrypted in the backup could not be read with them. */
function requireSecrets({ paths, user }: LocalContext): void {
  if (existsSync(paths.secrets) || user.FIELD_KEYS) return
  throw new PlainError(
    `Neither ${paths.secrets} nor FIELD_KEYS is there. They are not in a backup: bring them back first, or national ids and attachments cannot be read.`,
  )
}

async function confirm(target: Target, { replace, yes }: RestoreOptions): Promise<void> {
  if (target.isEmpty) return
  if (!replace)
    throw new PlainError(
      `The database "${target.name}" has tables. With --replace the backup takes its place, and it stays under another name.`,
    )
  if (yes) return
  if (!process.stdin.isTTY)
    throw new PlainError('Nobody can be asked here: add --yes when the database is to be replaced.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(
      `Everything that was written since the backup will be gone from the site.\nType the name of the database (${target.name}) to replace it: `,
    )
    if (answer.trim() !== target.name) throw new PlainError('Nothing was changed.')
  } finally {
    terminal.close()
  }
}

/** Those that the backup has. What was in a bucket then, or is in one now, is not for a restore. */
function foldersOf({ manifest }: OpenedBackup, folders: readonly FileFolder[]) {
  const archived = new Set(
    manifest.folders.filter((folder) => folder.in === 'archive').map(({ name }) => name),
  )
  const local = folders.filter((folder) => folder.in === 'folder' && archived.has(folder.name))
  const missing = [...archived].find((name) => !local.some((folder) => folder.name === name))
  if (missing)
    throw new PlainError(
      `The backup has the files of "${missing}", and this site keeps them in a bucket (S3_URL). Restore without S3_URL, then copy the folder to the bucket under the names of its files.`,
    )
  return local.filter((folder) => folder.in === 'folder')
}

function nameOfOld({ name }: Target, ending: string): string {
  return `${name.slice(0, 20)}${ending.toLowerCase().replaceAll(/[.-]/g, '_')}`
}

function report(
  { manifest }: OpenedBackup,
  { leftBeside, start }: { leftBeside: readonly string[]; start: number },
): void {
  const rows = manifest.database.tables.reduce((total, table) => total + table.rows, 0)
  say(`\nRestored in ${elapsed(start)}: ${rows} rows in ${manifest.database.tables.length} tables`)
  for (const folder of manifest.folders)
    say(
      folder.in === 'archive'
        ? `  ${folder.name}: ${folder.files} files`
        : `  ${folder.name}: in a bucket, which its own service restores`,
    )
  say(`The site is as it was at ${manifest.startedAt}. What was written later is not in it.`)
  for (const old of leftBeside) say(`Kept until you remove it: ${old}`)
  say('Start the site, and look before you release mail, jobs and payments: docs/backup.md')
}
