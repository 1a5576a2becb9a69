import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import type { FileProblem } from './columns.ts'
import { type FileLine, readRedirectFile } from './read-redirect-file.ts'

/** Turns the bytes of a file into lines. Runs in a worker thread. */
export function checkRedirectFile({
  bytes,
}: {
  bytes: Uint8Array
}): { lines: FileLine[] } | { problem: FileProblem } {
  const text = decodeTextFile(bytes)
  return text === null ? { problem: 'NOT_TEXT' } : readRedirectFile(text)
}
