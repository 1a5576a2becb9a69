import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Stopped } from '../stop-signal.ts'
import type { Bytes } from './encryption.ts'

export type Written = { readonly sum: string; readonly bytes: number }

/**
 * Writes a new file that only its owner may read, and brings it to the disk.
 * @throws {Error} there is a file of this name
 */
export async function writeNewFile(
  path: string,
  source: Bytes | string,
  stop?: AbortSignal,
): Promise<Written> {
  const file = await open(path, 'wx', 0o600)
  try {
    const sum = createHash('sha256')
    let bytes = 0
    for await (const chunk of typeof source === 'string' ? [Buffer.from(source)] : source) {
      if (stop?.aborted) throw new Stopped()
      sum.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
    return { sum: sum.digest('hex'), bytes }
  } finally {
    await file.close()
  }
}

export async function hashFile(path: string, stop: AbortSignal): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(path)) {
    if (stop.aborted) throw new Stopped()
    sum.update(chunk)
  }
  return sum.digest('hex')
}

/** A name is on the disk when its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Brings everything to the disk: for many small files quicker than one after the other. */
export function syncDisks(): void {
  execFileSync('sync')
}

export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
