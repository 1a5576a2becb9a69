import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import type { FileProblem } from './columns.ts'
import { type ChildFile, readChildFile } from './read-child-file.ts'

/** Turns the bytes of a file into lines. Runs in a worker thread. */
export function checkChildFile({
  bytes,
}: {
  bytes: Uint8Array
}): ChildFile | { problem: FileProblem } {
  const text = decodeTextFile(bytes)
  return text === null ? { problem: 'NOT_TEXT' } : readChildFile(text)
}
