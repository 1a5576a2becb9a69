import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endGroup } from './process-group.ts'
import {
  identifyProcess,
  isSameProcessAlive,
  type ProcessIdentity,
  parseProcessIdentity,
} from './process-identity.ts'

type Entry = { name: string; process: ProcessIdentity; supervisor: ProcessIdentity }

/**
 * The processes that run on behalf of this clone, one file each: so that a start finds what a
 * killed supervisor has left behind, and never touches a process that is not ours.
 */
export class ProcessRegister {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  add(name: string, pid: number): void {
    const child = identifyProcess(pid)
    const supervisor = identifyProcess(process.pid)
    if (!child || !supervisor) return
    const entry: Entry = { name, process: child, supervisor }
    writeFileSync(this.#fileOf(name, pid), JSON.stringify(entry))
  }

  remove(name: string, pid: number): void {
    rmSync(this.#fileOf(name, pid), { force: true })
  }

  /** Whether a living supervisor has such a process at work. */
  isRunning(name: string): boolean {
    return this.#entries().some(
      (entry) =>
        entry.name === name &&
        isSameProcessAlive(entry.supervisor) &&
        isSameProcessAlive(entry.process),
    )
  }

  /** @returns the names of what was still running and has been ended */
  async endLeftovers(): Promise<string[]> {
    const ended: string[] = []
    for (const entry of this.#entries()) {
      if (isSameProcessAlive(entry.supervisor)) continue
      if (isSameProcessAlive(entry.process)) {
        await endGroup(entry.process.pid, { graceMilliseconds: 5_000 })
        ended.push(entry.name)
      }
      this.remove(entry.name, entry.process.pid)
    }
    return ended
  }

  /**
   * Makes this process the only supervisor of its kind in this clone.
   *
   * @returns the process that is it already, or undefined on success
   */
  claim(name: string): ProcessIdentity | undefined {
    const file = join(this.#folder, `${name}.claim`)
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(identifyProcess(process.pid)))
    try {
      for (;;) {
        const holder = readIdentity(file)
        if (holder && isSameProcessAlive(holder)) return holder
        rmSync(file, { force: true })
        if (tryLink(unfinished, file)) return undefined
      }
    } finally {
      rmSync(unfinished, { force: true })
    }
  }

  release(name: string): void {
    rmSync(join(this.#folder, `${name}.claim`), { force: true })
  }

  #fileOf(name: string, pid: number): string {
    return join(this.#folder, `${name}-${pid}.json`)
  }

  #entries(): Entry[] {
    const files = readdirSync(this.#folder).filter((file) => file.endsWith('.json'))
    return files.flatMap((file) => readEntry(join(this.#folder, file)) ?? [])
  }
}

function readEntry(file: string): Entry | undefined {
  const content = readJson(file)
  if (typeof content !== 'object' || content === null) return undefined
  const { name, process: child, supervisor } = content as Record<string, unknown>
  const [childIdentity, supervisorIdentity] = [child, supervisor].map(parseProcessIdentity)
  if (typeof name !== 'string' || !childIdentity || !supervisorIdentity) return undefined
  return { name, process: childIdentity, supervisor: supervisorIdentity }
}

function readIdentity(file: string): ProcessIdentity | undefined {
  return parseProcessIdentity(readJson(file))
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
