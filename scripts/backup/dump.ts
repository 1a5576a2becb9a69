import { type ChildProcess, spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PlainError } from '../progress.ts'
import { Stopped } from '../stop-signal.ts'
import type { Bytes } from './encryption.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

/**
 * A dump of a whole database in PostgreSQL's custom format, as it was in the snapshot.
 * @throws {PlainError} pg_dump failed; what it yielded before is of no use
 */
export async function* dumpDatabase(
  { dump }: PostgresPrograms,
  database: { readonly url: string; readonly snapshot: string },
  stop: AbortSignal,
): Bytes {
  const child = spawn(
    dump,
    ['--format=custom', `--snapshot=${database.snapshot}`, ...connection(database.url)],
    { env: withPassword(database.url), stdio: ['ignore', 'pipe', 'pipe'], signal: stop },
  )
  const ended = watch(child)
  let isRead = false
  try {
    yield* child.stdout
    isRead = true
  } finally {
    if (!isRead) child.kill()
  }
  await requireSuccess('pg_dump', await ended, stop)
}

/** @throws {PlainError} pg_restore failed: the database is to be dropped */
export async function loadDump(
  { restore }: PostgresPrograms,
  source: Bytes,
  { url, stop }: { readonly url: string; readonly stop: AbortSignal },
): Promise<void> {
  const child = spawn(
    restore,
    ['--exit-on-error', '--no-owner', '--no-privileges', ...connection(url)],
    { env: withPassword(url), stdio: ['pipe', 'ignore', 'pipe'], signal: stop },
  )
  const ended = watch(child)
  let failure: unknown
  try {
    await pipeline(Readable.from(source, { objectMode: false }), child.stdin)
  } catch (error) {
    failure = error
    child.kill()
  }
  const outcome = await ended
  // It stopped reading because of an error of its own, which says more.
  const isOfReader = failure instanceof Error && 'code' in failure && failure.code === 'EPIPE'
  if (failure && !isOfReader) throw stop.aborted ? new Stopped() : failure
  await requireSuccess('pg_restore', outcome, stop)
}

type Outcome = { readonly code: number | null; readonly problems: string }

function watch(child: ChildProcess): Promise<Outcome> {
  let problems = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    problems = (problems + chunk.toString('utf8')).slice(0, 4_000)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      problems ||= error.message
    })
    child.once('close', (code) => resolve({ code, problems }))
  })
}

async function requireSuccess(
  program: string,
  { code, problems }: Outcome,
  stop: AbortSignal,
): Promise<void> {
  if (stop.aborted) throw new Stopped()
  if (code === 0) return
  // Details and contexts of errors can quote rows.
  const lines = problems.split('\n').filter((line) => /error:|ERROR:|FATAL:/.test(line))
  throw new PlainError(`${program} failed: ${lines[0] ?? `it ended with ${code}`}`)
}

/** Without the password, which everybody on the machine could read in the list of processes. */
function connection(url: string): string[] {
  const address = new URL(url)
  address.password = ''
  return [`--dbname=${address.href}`, '--no-password']
}

function withPassword(url: string): NodeJS.ProcessEnv {
  const password = decodeURIComponent(new URL(url).password)
  return { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) }
}
