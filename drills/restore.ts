import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSiteMap } from '../bench/first-visits-system.ts'
import { startTemporaryStack } from '../bench/stack.ts'
import { visitAll } from '../bench/visits.ts'
import { generateKeyPair } from '../scripts/backup/encryption.ts'
import { compareCounts, parseManifest, type TableCount } from '../scripts/backup/manifest.ts'
import { backupFiles } from '../scripts/backup/names.ts'
import { describeBytes } from '../scripts/backup/sizes.ts'
import { type Paths, pathsOf, repositoryRoot } from '../scripts/paths.ts'
import { PlainError, say } from '../scripts/progress.ts'
import { Stopped } from '../scripts/stop-signal.ts'
import { listFirst } from './crowd.ts'
import type { Found } from './drill.ts'
import { sendInquiry, writeAsPeople } from './members-write.ts'
import { removeData } from './remove-data.ts'
import { findDifferences, readSiteState, type SiteState } from './site-state.ts'

/** A restore adds a row there: the site waits for its release. */
const writtenByRestore = 'portal.site_restore'
const pagesAtOnce = 4
/** What a restored site answers to changes until it is released (docs/adr/0095). */
const refused = 503

type Stack = Parameters<typeof startTemporaryStack>[0]

/**
 * A site is backed up, goes on, and loses its disk. What is left is the backup, the key and the
 * secrets. The restored site must be the one that was backed up.
 */
export async function rehearseRestore(stack: Stack): Promise<Found> {
  const paths = pathsOf(stack.folder, 'data')
  const { keyFile, recipient } = await makeKey(stack.folder)
  const run = (script: string, given: readonly string[]) =>
    runCommandOfSite(script, given, { stack, paths, recipient })

  const site = await startTemporaryStack(stack)
  try {
    const pages = await readSiteMap(site.portalUrl)
    const before = await readSiteState(paths)
    const backups = join(stack.folder, 'backups')
    const backupSeconds = await run('backup', ['--to', backups])
    const [name = ''] = await readdir(backups)
    const backup = join(backups, name)
    const checkSeconds = await run('backup', ['--check', backup, '--key', keyFile])
    const written = await writeAsPeople(site.portalUrl)
    for (const what of written) say(`… after the backup: ${what}`)
    await site.stop()
    const lost = await readSiteState(paths)

    await loseDisk(paths)
    say('… the database and all files are gone')
    const restoreSeconds = await run('restore', ['--from', backup, '--key', keyFile])
    const restored = await readSiteState(paths)
    const manifest = parseManifest(await readFile(join(backup, backupFiles.manifest), 'utf8'))

    const startedAt = performance.now()
    const again = await startTemporaryStack(stack)
    const startSeconds = secondsSince(startedAt)
    const { visits } = await visitAll(again.portalUrl, pages, { concurrency: pagesAtOnce })
    const { status: whileResting } = await sendInquiry(again.portalUrl)
    await again.stop()
    const failed = visits.filter(({ status }) => status !== 200)

    const tables = compareCounts(manifest.database.tables, restored.tables).filter(
      (difference) => !difference.startsWith(writtenByRestore),
    )
    const accounts = findDifferences(before.ledger, restored.ledger)
    const files = findDifferences(before.files, restored.files)
    const size = (file: string) => describeBytes(statSync(join(backup, file)).size)
    return {
      rows: [
        ['backup', `${backupSeconds} s`],
        [
          '  of the database',
          `${size(backupFiles.database)}, ${countOf(manifest.database.tables)}`,
        ],
        ['  of the files', `${size(backupFiles.files)}, ${before.files.size} files`],
        ['check of the backup', `${checkSeconds} s`],
        ['restore, from nothing', `${restoreSeconds} s`],
        ['start of the restored site', `${startSeconds} s`],
        ['tables that differ from the backup', listFirst(tables)],
        ['accounts of the ledger that differ', `${listFirst(accounts)} (of ${before.ledger.size})`],
        ['files that differ', listFirst(files)],
        [
          'pages that were not answered',
          `${listFirst(failed.map(({ path, status }) => `${path} ${status}`))} (of ${pages.length})`,
        ],
        ['an inquiry before the release', `answered ${whileResting}, refused is ${refused}`],
        ['written after the backup, and lost', written.join(', ')],
        ...lostRows(lost, restored),
      ],
      isFine:
        whileResting === refused &&
        [tables, accounts, files, failed].every(({ length }) => length === 0),
    }
  } finally {
    await site.stop()
  }
}

async function makeKey(folder: string): Promise<{ keyFile: string; recipient: string }> {
  const { identity, recipient } = await generateKeyPair()
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, `${identity}\n`, { mode: 0o600 })
  return { keyFile, recipient }
}

/** @returns how many seconds it took */
async function runCommandOfSite(
  script: string,
  given: readonly string[],
  site: { stack: Stack; paths: Paths; recipient: string },
): Promise<number> {
  const { stack, paths, recipient } = site
  if (stack.stop.aborted) throw new Stopped()
  const startedAt = performance.now()
  const command = spawn(
    process.execPath,
    [join(repositoryRoot, `scripts/${script}.ts`), ...given],
    {
      cwd: repositoryRoot,
      // It ends when the channel does.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...stack.environment,
        DATA_DIR: paths.data,
        DATABASE_URL: '',
        MEDIA_DIR: '',
        S3_URL: '',
        PORT: String(stack.portalPort),
        CMS_PORT: String(stack.cmsPort),
        TRIVSEL_ENV: 'local',
        BACKUP_RECIPIENT: recipient,
      },
      detached: true,
    },
  )
  const end = () => command.kill('SIGTERM')
  stack.stop.addEventListener('abort', end)
  const [code] = await once(command, 'exit')
  stack.stop.removeEventListener('abort', end)
  if (stack.stop.aborted) throw new Stopped()
  if (code !== 0) throw new PlainError(`npm run ${script} ended with ${code}.`)
  return secondsSince(startedAt)
}

/** Everything but the secrets, which an operator keeps elsewhere. */
async function loseDisk(paths: Paths): Promise<void> {
  const secrets = await readFile(paths.secrets)
  await removeData(paths)
  await mkdir(paths.data)
  await writeFile(paths.secrets, secrets, { mode: 0o600 })
}

/** The tables that had more rows when the disk was lost than they have now. */
function lostRows(lost: SiteState, restored: SiteState): [string, string][] {
  const nameOf = ({ schema, table }: TableCount) => `${schema}.${table}`
  const now = new Map(restored.tables.map((table) => [nameOf(table), table.rows]))
  return lost.tables.flatMap((table): [string, string][] => {
    const missing = table.rows - (now.get(nameOf(table)) ?? 0)
    return missing > 0 ? [[`  ${nameOf(table)}`, String(missing)]] : []
  })
}

function countOf(tables: readonly TableCount[]): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  return `${rows.toLocaleString('en')} rows in ${tables.length} tables`
}

function secondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) / 100) / 10
}
