import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import type { FileProblem } from './contract.ts'
import { type FileLine, readTableFile, type Table } from './read-table-file.ts'

/** Turns the bytes of a file into lines. Runs in a worker thread. */
export function checkTableFile({
  bytes,
  table,
}: {
  bytes: Uint8Array
  table: Table<string>
}): { lines: FileLine<string>[] } | { problem: FileProblem } {
  const text = decodeTextFile(bytes)
  return text === null ? { problem: 'NOT_TEXT' } : readTableFile(text, table)
}
