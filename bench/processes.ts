/** The processes of the measured system, read from /proc (proc(5)). */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { repositoryRoot } from '../scripts/paths.ts'
import { PlainError } from '../scripts/progress.ts'
import { waitUntil } from '../scripts/wait.ts'

const readyWithin = 60_000

/** `utime` and `stime` are in these parts of a second. */
const ticksPerSecond = 100

/** A process that listens: its program is in its command line, its port in its environment. */
export async function findListeningProcess(program: string, port: number): Promise<number> {
  for (const pid of await listProcesses()) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
    const isOne = (await read('cmdline')).includes(program)
    if (isOne && (await read('environ')).split('\0').includes(`PORT=${port}`)) return pid
  }
  throw new PlainError(`No ${program} runs on port ${port}.`)
}

/** @param url where the portal of the stack answers */
export async function findPortal(url: string): Promise<number> {
  return findListeningProcess('apps/portal/src/main.ts', Number(new URL(url).port))
}

/** The process that has started all others of the server. */
export async function findPostgres(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
    const own = rows[0] && (await readStat(rows[0].pid))
    if (!own) throw new PlainError('PostgreSQL runs on another machine.')
    return own.parent
  } finally {
    await client.end()
  }
}

export async function environmentOf(pid: number): Promise<NodeJS.ProcessEnv> {
  const entries = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0')
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const at = entry.indexOf('=')
      return at > 0 ? [[entry.slice(0, at), entry.slice(at + 1)]] : []
    }),
  )
}

/** Processor seconds of a process and of all that it has started, those that have ended included. */
export async function processorSeconds(root: number): Promise<number> {
  const ticks = (await listTree(root)).map((one) => one.ticks)
  return ticks.reduce((sum, time) => sum + time, 0) / ticksPerSecond
}

/** Processor seconds per second of a process while something goes on. */
export async function loadWhile(pid: number, work: () => Promise<unknown>): Promise<number> {
  const [before, startedAt] = [await processorSeconds(pid), performance.now()]
  await work()
  return ((await processorSeconds(pid)) - before) / ((performance.now() - startedAt) / 1_000)
}

/** Memory of a process and of all that it has started, as far as it is in the machine's, in megabytes. */
export async function residentMegabytes(root: number): Promise<number> {
  let kilobytes = 0
  for (const { pid } of await listTree(root)) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    kilobytes += Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  }
  return kilobytes / 1_024
}

/** The portal takes the types out of what it runs. */
const quiet = '--disable-warning=ExperimentalWarning'

export type StartedServer = {
  url: string
  pid: number
  stop(): Promise<void>
  /** As an operating system does that is out of memory. */
  kill(): Promise<void>
}

/**
 * A portal of its own beside that of the stack, with the same database.
 * @param root of the release that it is of
 */
export function startPortal(
  environment: NodeJS.ProcessEnv,
  port: number,
  root: string = repositoryRoot,
): Promise<StartedServer> {
  return startServer(
    spawn(process.execPath, [quiet, join(root, 'apps/portal/src/main.ts')], {
      cwd: root,
      env: { ...environment, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    { url: `http://127.0.0.1:${port}`, health: '/readyz' },
  )
}

/** @param options.health where it answers when it can serve */
export async function startServer(
  server: ChildProcess,
  { url, health }: { url: string; health: string },
): Promise<StartedServer> {
  const ended = once(server, 'exit')
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const answered = await waitUntil(async () => hasEnded() || (await isFine(url + health)), {
    milliseconds: readyWithin,
    every: 50,
  })
  if (hasEnded() || !answered || !server.pid) {
    server.kill('SIGKILL')
    throw new PlainError(`Nothing answers at ${url}${health}.`)
  }
  return {
    url,
    pid: server.pid,
    async stop() {
      if (!hasEnded()) server.kill('SIGTERM')
      await ended
    },
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
  }
}

async function isFine(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

async function listProcesses(): Promise<number[]> {
  return (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number)
}

/** A process and all that it has started. */
async function listTree(root: number): Promise<{ pid: number; ticks: number }[]> {
  const stats = new Map<number, Stat>()
  for (const pid of await listProcesses()) {
    const stat = await readStat(pid)
    if (stat) stats.set(pid, stat)
  }
  return [...stats]
    .filter(([pid]) => descendsFrom(root, pid, stats))
    .map(([pid, { ticks }]) => ({ pid, ticks }))
}

type Stat = { parent: number; ticks: number }

/** Of all threads of a process and of its children that have ended: fields 4 and 14 to 17. */
async function readStat(pid: number): Promise<Stat | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The program's name is in brackets and may have any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, parent = '', ...rest] = fields
  const times = rest.slice(9, 13).map(Number)
  return { parent: Number(parent), ticks: times.reduce((sum, time) => sum + time, 0) }
}

function descendsFrom(root: number, pid: number, stats: ReadonlyMap<number, Stat>): boolean {
  for (let one: number | undefined = pid; one; one = stats.get(one)?.parent)
    if (one === root) return true
  return false
}
