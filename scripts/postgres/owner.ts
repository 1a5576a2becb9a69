import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import {
  identifyProcess,
  isSameProcessAlive,
  type ProcessIdentity,
  parseProcessIdentity,
} from '../process-identity.ts'

/**
 * Says which Node process owns the server of a data folder. Only the owner stops it; when the
 * owner is dead, the process that adopts the server becomes the owner.
 */
export class Ownership {
  readonly #file: string

  constructor(folder: string) {
    this.#file = `${folder}.owner`
  }

  take(): void {
    const unfinished = `${this.#file}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(identifyProcess(process.pid)), { mode: 0o600 })
    renameSync(unfinished, this.#file)
  }

  isKnown(): boolean {
    return this.#read() !== undefined
  }

  isMine(): boolean {
    const owner = this.#read()
    const self = identifyProcess(process.pid)
    return owner !== undefined && owner.pid === self?.pid && owner.startTime === self.startTime
  }

  isSomebodyElses(): boolean {
    const owner = this.#read()
    return owner !== undefined && owner.pid !== process.pid && isSameProcessAlive(owner)
  }

  release(): void {
    if (this.isMine()) rmSync(this.#file, { force: true })
  }

  #read(): ProcessIdentity | undefined {
    try {
      return parseProcessIdentity(JSON.parse(readFileSync(this.#file, 'utf8')))
    } catch {
      return undefined
    }
  }
}
