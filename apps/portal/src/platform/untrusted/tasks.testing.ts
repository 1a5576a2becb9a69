import { isMainThread, threadId } from 'node:worker_threads'
import { Refusal } from '../api/errors.server.ts'
import type { Transfer } from './untrusted-task.ts'

/** Tasks that do what hostile input makes a parser do. */

export const reportThread = (_: object) => ({
  threadId,
  isMainThread,
  secrets: Object.keys(process.env),
})

export function turnBytes({ bytes }: { bytes: Uint8Array }, transfer: Transfer) {
  return { bytes: transfer(bytes.toReversed()) }
}

/** Waits, without another thing being done in its thread, until the number is no longer 0. */
export function waitFor({ signal }: { signal: SharedArrayBuffer }) {
  Atomics.wait(new Int32Array(signal), 0, 0)
  return { threadId }
}

export function neverEnd(_: object): never {
  for (;;);
}

export function takeMemory(_: object): never {
  const held: object[] = []
  // In large pieces: of small objects the collector looks at each, again and again, before it gives up.
  for (;;) held.push(new Array(100_000).fill(0))
}

export function refuse(_: object): never {
  throw new Refusal('FILE_BROKEN', 422, { field: 'message', details: { line: 7 } })
}

export function fail(_: object): never {
  throw new TypeError('It is broken')
}

export const endThread = (_: object) => process.exit(1)
