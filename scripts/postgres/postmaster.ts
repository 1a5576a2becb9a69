import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, isAlive } from '../process-identity.ts'
import { waitUntil } from '../wait.ts'
import type { Binaries } from './binaries.ts'
import type { ServerUser } from './server-user.ts'
import { serverSettings } from './settings.ts'

export type Postmaster = { pid: number; port: number }

/**
 * The server that runs on this data folder. A pid file alone proves nothing: after a crash its
 * number may belong to any process, so the process must have been started on this folder.
 */
export function findPostmaster(folder: string): (Postmaster & { stopping: boolean }) | undefined {
  const lines = readPidFile(folder)?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || !isPostmasterOf(pid, folder)) return undefined
  return { pid, port: Number(lines[3]), stopping: lines[7]?.trim() === 'stopping' }
}

/**
 * PostgreSQL refuses to start while the pid in its file is alive and of the same user,
 * whatever that process is.
 */
export function removeStalePidFile(folder: string): void {
  if (readPidFile(folder) !== undefined && !findPostmaster(folder))
    rmSync(join(folder, 'postmaster.pid'), { force: true })
}

/** Starts a server and returns at once: whether it comes up must be asked. */
export function spawnPostmaster(options: {
  folder: string
  binaries: Binaries
  user: ServerUser
  port: number
  durable: boolean
}): Postmaster & { log(): string; ended(): boolean } {
  const logFile = join(options.folder, 'server.log')
  rotate(logFile)
  // A file and not a pipe: the server must be able to outlive this process.
  const output = openSync(logFile, 'a', 0o600)
  if (options.user) chownSync(logFile, options.user.uid, options.user.gid)
  const logStart = statSync(logFile).size
  const child = spawn(
    options.binaries.postgres,
    ['-D', options.folder, ...serverSettings(options)],
    {
      ...options.user,
      cwd: options.folder,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', output, output],
      detached: true,
    },
  )
  closeSync(output)
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  child.unref()
  return {
    pid: child.pid ?? 0,
    port: options.port,
    ended: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    log: () => failure?.message ?? readFileSync(logFile).subarray(logStart).toString('utf8'),
  }
}

/** Stops the server as fast as is clean; forces it only when it does not react. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, milliseconds] of steps) {
    if (!isAlive(pid)) return
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (isAlive(pid)) throw error
    }
    if (await waitUntil(() => !isAlive(pid), { milliseconds })) return
  }
  throw new Error(`The PostgreSQL server (process ${pid}) could not be stopped.`)
}

function isPostmasterOf(pid: number, folder: string): boolean {
  return commandLine(pid)?.includes(`postgres -D ${folder} `) ?? false
}

function readPidFile(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function rotate(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > 5_000_000) renameSync(logFile, `${logFile}.1`)
}
