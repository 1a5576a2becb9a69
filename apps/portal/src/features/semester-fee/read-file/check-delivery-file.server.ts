import {
  type CheckedLine,
  checkRegistrations,
} from '#core/semester-registrations/check-registrations.ts'
import type { LineProblem } from '#core/semester-registrations/contract.ts'
import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import type { Transfer } from '#platform/untrusted/untrusted-task.ts'
import type { FileProblem } from './delivery-file.ts'
import { readDeliveryFile } from './read-delivery-file.ts'

/** Invalid lines of a file that are reported one by one; the others are only counted. */
const reportedLines = 100

/** Lines in one part of the result. */
const linesPerPart = 1_000

export type CheckedFile =
  | { readonly fileProblem: FileProblem }
  | { readonly problems: LineProblem[]; readonly wrongLines: number }
  /** Lines as JSON in parts: parsing all of them at once would block the event loop. */
  | { readonly parts: readonly Uint8Array<ArrayBuffer>[] }

/**
 * Turns the bytes of a file into checked lines. Runs in a worker thread.
 * @param today `2026-11-21`
 */
export function checkDeliveryFile(
  { bytes, today }: { bytes: Uint8Array; today: string },
  transfer: Transfer,
): CheckedFile {
  const text = decodeTextFile(bytes)
  if (text === null) return { fileProblem: 'NOT_TEXT' }
  const read = readDeliveryFile(text)
  if ('problem' in read) return { fileProblem: read.problem }
  const { checked, problems } = checkRegistrations(read.lines, today)
  if (problems.length > 0)
    return { problems: problems.slice(0, reportedLines), wrongLines: problems.length }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let start = 0; start < checked.length; start += linesPerPart) {
    const part: readonly CheckedLine[] = checked.slice(start, start + linesPerPart)
    parts.push(transfer(Buffer.from(JSON.stringify(part))))
  }
  return { parts }
}
