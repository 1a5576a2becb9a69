import {
  type CheckedLine,
  checkRegistrations,
} from '#core/semester-registrations/check-registrations.ts'
import type { LineProblem } from '#core/semester-registrations/contract.ts'
import type { Transfer } from '#platform/untrusted/untrusted-task.ts'
import { namedLines } from './contract.ts'
import type { FileProblem } from './delivery-file.ts'
import { decodeDeliveryFile, readDeliveryFile } from './read-delivery-file.ts'

/** Of which one part is made. */
const linesOfPart = 1_000

export type CheckedFile =
  | { readonly fileProblem: FileProblem }
  | { readonly problems: LineProblem[]; readonly wrongLines: number }
  /** Lines as JSON, some at a time: all at once would take long to take over. */
  | { readonly parts: readonly Uint8Array<ArrayBuffer>[] }

/**
 * Everything between the bytes of a file and lines that may be kept. Runs in a thread of its own.
 * @param today `2026-11-21`
 */
export function checkDeliveryFile(
  { bytes, today }: { bytes: Uint8Array; today: string },
  transfer: Transfer,
): CheckedFile {
  const text = decodeDeliveryFile(bytes)
  if (text === null) return { fileProblem: 'NOT_TEXT' }
  const read = readDeliveryFile(text)
  if ('problem' in read) return { fileProblem: read.problem }
  const { checked, problems } = checkRegistrations(read.lines, today)
  if (problems.length > 0)
    return { problems: problems.slice(0, namedLines), wrongLines: problems.length }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let start = 0; start < checked.length; start += linesOfPart) {
    const part: readonly CheckedLine[] = checked.slice(start, start + linesOfPart)
    parts.push(transfer(Buffer.from(JSON.stringify(part))))
  }
  return { parts }
}
