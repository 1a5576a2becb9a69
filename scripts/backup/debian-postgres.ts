import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../progress.ts'

/** The first release of Debian that has PostgreSQL 18. */
const release = 'forky'
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
const aptGet = '/usr/bin/apt-get'

export function canUnpackForDebian(): boolean {
  return process.getuid?.() === 0 && existsSync(aptGet) && existsSync(keyring)
}

/**
 * Unpacks `pg_dump` and `pg_restore` with the libraries that they need, of a later Debian than the
 * system may be: they run with the loader and the C library that come with them. apt checks the
 * signatures, with lists and a cache of its own; the system's packages stay as they are.
 *
 * @param tools gets `postgresql-<major>/bin`
 * @throws {PlainError} it could not be had
 */
export async function unpackForDebian(major: number, tools: string): Promise<void> {
  const unfinished = join(tools, `postgresql-${major}.new-${process.pid}`)
  const apt = join(unfinished, 'apt')
  const root = join(unfinished, 'root')
  try {
    for (const folder of ['state/lists/partial', 'cache/archives/partial', 'packages'])
      mkdirSync(join(apt, folder), { recursive: true })
    mkdirSync(root, { recursive: true })
    writeFileSync(join(apt, 'status'), '')
    writeFileSync(
      join(apt, 'sources.list'),
      `deb [signed-by=${keyring}] http://deb.debian.org/debian ${release} main\n`,
    )
    const options = aptOptions(apt)
    await run(aptGet, [...options, 'update'], apt)
    const client = `postgresql-client-${major}`
    // Nothing counts as installed, so that all that it needs is named.
    const plan = await run(
      aptGet,
      [...options, 'install', '--simulate', '--no-install-recommends', client],
      apt,
    )
    const names = [...plan.matchAll(/^Inst (\S+) /gm)].map(([, name = '']) => name)
    const needed = names.filter((name) => name === client || isLibrary(name))
    const packages = join(apt, 'packages')
    await run(aptGet, [...options, 'download', ...needed], packages)
    for (const file of readdirSync(packages))
      await run('dpkg-deb', ['--extract', join(packages, file), root], apt)
    rmSync(apt, { recursive: true })
    writeStarters(unfinished, major)
    renameSync(unfinished, join(tools, `postgresql-${major}`))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(
      `The client programs of PostgreSQL ${major} could not be fetched from Debian (${reason}). Install postgresql-client-${major}, or set PG_BIN_DIR to the folder of pg_dump and pg_restore.`,
    )
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Perl and what it needs are for Debian's own scripts around the programs. */
function isLibrary(name: string): boolean {
  return /^(lib|zlib)/.test(name) && !/^lib(perl|db|gdbm)/.test(name)
}

function aptOptions(folder: string): string[] {
  return Object.entries({
    'Dir::State': join(folder, 'state'),
    'Dir::State::status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache'),
    'Dir::Etc::sourcelist': join(folder, 'sources.list'),
    'Dir::Etc::sourceparts': '-',
    // apt's own user cannot enter the folder of a clone in root's home.
    'APT::Sandbox::User': 'root',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`])
}

function writeStarters(folder: string, major: number): void {
  const loader = findLoader(join(folder, 'root'))
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  for (const program of ['pg_dump', 'pg_restore']) {
    const script = `#!/bin/sh
root=$(dirname "$(dirname "$(readlink -f "$0")")")/root
libraries=$(echo "$root"/usr/lib/*-linux-gnu*)
exec "$root/${loader}" --library-path "$libraries" "$root/usr/lib/postgresql/${major}/bin/${program}" "$@"
`
    writeFileSync(join(bin, program), script)
    chmodSync(join(bin, program), 0o755)
  }
}

function findLoader(root: string): string {
  for (const folder of ['usr/lib64', 'usr/lib', 'lib64', 'lib']) {
    if (!existsSync(join(root, folder))) continue
    const loader = readdirSync(join(root, folder)).find((name) => /^ld-linux-.*\.so/.test(name))
    if (loader) return `${folder}/${loader}`
  }
  throw new Error('the loader of its C library was not found')
}

async function run(program: string, given: readonly string[], folder: string): Promise<string> {
  const child = spawn(program, given, {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, problems] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk))
  const [code] = await once(child, 'close')
  if (code === 0) return output
  const lines = problems.trim().split('\n')
  throw new Error(lines.find((line) => line.startsWith('E:')) ?? lines.at(-1) ?? 'no reason given')
}
