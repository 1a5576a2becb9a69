import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Names one process for good: a pid alone is given to a stranger once its process has ended. */
export type ProcessIdentity = { pid: number; startTime: string }

export function identifyProcess(pid: number): ProcessIdentity | undefined {
  const startTime = processStartTime(pid)
  return startTime === undefined ? undefined : { pid, startTime }
}

export function isSameProcessAlive(identity: ProcessIdentity): boolean {
  return processStartTime(identity.pid) === identity.startTime
}

export function parseProcessIdentity(value: unknown): ProcessIdentity | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('pid' in value) || !Number.isInteger(value.pid)) return undefined
  if (!('startTime' in value) || typeof value.startTime !== 'string') return undefined
  return { pid: Number(value.pid), startTime: value.startTime }
}

/** The command line of a process, its parts joined by blanks; undefined when it does not run. */
export function commandLine(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'command')
  return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined
}

export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return processStartTime(pid) !== undefined
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function processStartTime(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'lstart')
  const stat = readIfThere(`/proc/${pid}/stat`)
  if (!stat) return undefined
  // The second field is the command in brackets and may itself hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTicks] = [fields[0], fields[19]]
  if (startTicks === undefined || state === 'Z' || state === 'X') return undefined
  return `${bootIdentifier()}:${startTicks}`
}

let boot: string | undefined
function bootIdentifier(): string {
  boot ??= readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? 'unknown-boot'
  return boot
}

function askPs(pid: number, field: 'lstart' | 'command'): string | undefined {
  try {
    const answer = execFileSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return answer === '' ? undefined : answer
  } catch {
    return undefined
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
