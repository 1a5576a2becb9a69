import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import type { FileProblem } from './columns.ts'
import { type InviteFile, readInviteFile } from './read-invite-file.ts'

/** Turns the bytes of a file into lines. Runs in a worker thread. */
export function checkInviteFile({
  bytes,
}: {
  bytes: Uint8Array
}): InviteFile | { problem: FileProblem } {
  const text = decodeTextFile(bytes, 'windows-1252')
  return text === null ? { problem: 'NOT_TEXT' } : readInviteFile(text)
}
