import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import type { FileProblem } from './columns.ts'
import { type MemberFile, readMemberFile } from './read-member-file.ts'

/** Turns the bytes of a file into lines. Runs in a worker thread. */
export function checkMemberFile({
  bytes,
}: {
  bytes: Uint8Array
}): MemberFile | { problem: FileProblem } {
  const text = decodeTextFile(bytes)
  return text === null ? { problem: 'NOT_TEXT' } : readMemberFile(text)
}
