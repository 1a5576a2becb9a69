import { closeSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const rotateBytes = 10_000_000

/** Opens a log for appending; a long one is set aside first, and the one before that is dropped. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  if (sizeOf(file) > rotateBytes) renameSync(file, `${file}.1`)
  return openSync(file, 'a')
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** The text of the file between two offsets in bytes. */
export function readBetween(file: string, start: number, end: number): string {
  const buffer = Buffer.alloc(Math.max(0, end - start))
  const descriptor = openSync(file, 'r')
  try {
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, start)).toString()
  } finally {
    closeSync(descriptor)
  }
}

/** The last part of what was written since `start`. */
export function readTail(file: string, start: number, bytes = 6_000): string {
  const end = sizeOf(file)
  return readBetween(file, Math.max(start, end - bytes), end).trim()
}
