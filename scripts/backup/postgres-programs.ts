import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { PlainError, step } from '../progress.ts'
import { canUnpackForDebian, unpackForDebian } from './debian-postgres.ts'

/** `pg_dump` and `pg_restore` of one major version. */
export type PostgresPrograms = {
  readonly dump: string
  readonly restore: string
  readonly major: number
}

type Found = { readonly folder: string; readonly major: number }

/**
 * Finds `pg_dump` and `pg_restore` of at least this major version. Where none are, root on Debian gets
 * them unpacked into `tools`, and nothing is installed.
 *
 * @param wanted.tools a folder of this clone
 * @throws {PlainError} says what to install
 */
export async function findPostgresPrograms(
  wanted: { readonly major: number; readonly tools: string },
  environment: NodeJS.ProcessEnv,
): Promise<PostgresPrograms> {
  const { major, tools } = wanted
  const ofUser = environment.PG_BIN_DIR
  const look = () =>
    choosePrograms(readVersions(ofUser ? [ofUser] : foldersIn(tools, environment)), major)
  const found = look()
  if (found) return programsIn(found)
  if (!ofUser && canUnpackForDebian()) {
    await step(`Unpacked the client programs of PostgreSQL ${major}`, () =>
      unpackForDebian(major, tools),
    )
    const unpacked = look()
    if (unpacked) return programsIn(unpacked)
  }
  const where = ofUser ? `PG_BIN_DIR (${ofUser}) has` : 'This machine has'
  throw new PlainError(
    `${where} no pg_dump and pg_restore of PostgreSQL ${major} or later, which the server needs. Install postgresql-client-${major} (https://www.postgresql.org/download/), or set PG_BIN_DIR to the folder that they are in.`,
  )
}

/**
 * The version that is nearest to the server's from above: a later `pg_dump` may write what an earlier
 * server does not understand.
 */
export function choosePrograms(found: readonly Found[], major: number): Found | undefined {
  return found
    .filter((programs) => programs.major >= major)
    .toSorted((one, other) => one.major - other.major)[0]
}

/** @returns the major version in what `pg_dump --version` says */
export function parseMajor(version: string): number | undefined {
  const match = /\(PostgreSQL\) (\d+)/.exec(version)
  return match ? Number(match[1]) : undefined
}

function foldersIn(tools: string, environment: NodeJS.ProcessEnv): string[] {
  // Debian's /usr/bin/pg_dump is a script that chooses a version by itself: those come first.
  return [
    ...subfolders('/usr/lib/postgresql'),
    ...subfolders('/usr', /^pgsql-\d+$/),
    ...subfolders(tools, /^postgresql-\d+$/),
    ...(environment.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ]
}

function subfolders(folder: string, pattern = /^\d+$/): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name, 'bin'))
}

function readVersions(folders: readonly string[]): Found[] {
  return folders.flatMap((folder) => {
    const majors = ['pg_dump', 'pg_restore'].map((name) => askVersion(join(folder, name)))
    const [major] = majors
    return major !== undefined && majors.every((other) => other === major)
      ? [{ folder, major }]
      : []
  })
}

function askVersion(program: string): number | undefined {
  if (!existsSync(program)) return undefined
  try {
    const version = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return parseMajor(version)
  } catch {
    return undefined
  }
}

function programsIn({ folder, major }: Found): PostgresPrograms {
  return { dump: join(folder, 'pg_dump'), restore: join(folder, 'pg_restore'), major }
}
