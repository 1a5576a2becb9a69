import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../process-identity.ts'
import type { Binaries } from './binaries.ts'
import { describeFailure } from './failure.ts'
import type { ServerUser } from './server-user.ts'

/**
 * Makes an empty cluster at `folder`, or leaves nothing behind. It is built beside its place and
 * renamed, so that a cluster that is there is always complete.
 *
 * @throws {Error} one sentence with PostgreSQL's own cause
 */
export async function initialiseCluster(options: {
  folder: string
  binaries: Binaries
  user: ServerUser
  password: string
  durable: boolean
}): Promise<void> {
  const { folder, user } = options
  removeUnfinished(folder)
  const workshop = `${folder}.new-${process.pid}`
  try {
    makePrivateFolder(workshop, user)
    const cluster = join(workshop, 'cluster')
    const passwordFile = join(workshop, 'password')
    writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 })
    if (user) chownSync(passwordFile, user.uid, user.gid)
    await runInitdb(options, cluster, passwordFile)
    renameSync(cluster, folder)
  } catch (error) {
    // Another start was faster: its cluster is as good as ours.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw withPlainCause(error)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

async function runInitdb(
  options: { binaries: Binaries; user: ServerUser; durable: boolean },
  cluster: string,
  passwordFile: string,
): Promise<void> {
  const child = spawn(
    options.binaries.initdb,
    [
      `--pgdata=${cluster}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(options.durable ? [] : ['--no-sync']),
    ],
    {
      ...options.user,
      cwd: dirname(cluster),
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0)
    throw new Error(describeFailure('PostgreSQL could not make its data folder', output))
}

function makePrivateFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

/** What an initialisation that was killed has left behind. */
function removeUnfinished(folder: string): void {
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    if (pid === process.pid || !isAlive(pid))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

function withPlainCause(error: unknown): Error {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return new Error(describeFailure('PostgreSQL could not make its data folder', error.message), {
      cause: error,
    })
  return error instanceof Error ? error : new Error(String(error))
}
