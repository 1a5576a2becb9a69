import type { DeliveredLine } from '#core/semester-registrations/check-registrations.ts'
import {
  type DeliveryColumn as Column,
  deliveryColumns,
  type FileProblem,
  longestDeliveryFile,
} from './delivery-file.ts'
import { type CsvLine, parseCsv } from './parse-csv.ts'

/** The columns without which a file says nothing; of the other two one is enough. */
const needed: readonly Column[] = ['semesterCode', 'paid']

/** What no text has in it, and every zip file, and so every spreadsheet. */
const noText = /(?!\s)\p{Cc}/u

/** @returns `null` when the bytes are no text in UTF-8 */
export function decodeDeliveryFile(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return noText.test(text) ? null : text
  } catch {
    return null
  }
}

/** The lines of a file as docs/semester-fee-import.md describes it, or why it is none. */
export function readDeliveryFile(
  text: string,
): { lines: DeliveredLine[] } | { problem: FileProblem } {
  // With the line that names the columns.
  const parsed = parseCsv(text, longestDeliveryFile + 1)
  if (!parsed) return { problem: 'QUOTE_OPEN' }
  const [header, ...rest] = parsed
  if (!header || rest.length === 0) return { problem: 'EMPTY' }
  if (rest.length > longestDeliveryFile) return { problem: 'TOO_LONG' }
  const columns = readHeader(header)
  if (!Array.isArray(columns)) return { problem: columns }
  const wrong = rest.find(({ cells }) => cells.length !== columns.length)
  if (wrong) return { problem: { wrongWidth: wrong.line } }
  return { lines: rest.map((line) => readLine(columns, line)) }
}

function readHeader({ cells }: CsvLine): Column[] | FileProblem {
  const columns: Column[] = []
  for (const cell of cells) {
    const name = cell.trim().toLowerCase()
    const column = deliveryColumns.find((known) => known.toLowerCase() === name)
    if (!column) return { unknownColumn: cell.trim().slice(0, 40) }
    if (columns.includes(column)) return { repeatedColumn: column }
    columns.push(column)
  }
  const missing = needed.find((column) => !columns.includes(column))
  if (missing) return { missingColumn: missing }
  if (!columns.includes('nationalId') && !columns.includes('email'))
    return { missingColumn: 'nationalId' }
  return columns
}

function readLine(columns: readonly Column[], { line, cells }: CsvLine): DeliveredLine {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  return {
    line,
    nationalId: padNationalId(cell('nationalId')),
    email: cell('email'),
    semesterCode: cell('semesterCode'),
    isPaid: readYesOrNo(cell('paid')),
  }
}

/** Spreadsheets take the number for an amount and drop the zero that it begins with. */
function padNationalId(text: string): string {
  return /^\d{10}$/.test(text.trim()) ? `0${text.trim()}` : text
}

const words = new Map([
  ...['ja', 'yes', 'true', '1'].map((word) => [word, true] as const),
  ...['nei', 'no', 'false', '0'].map((word) => [word, false] as const),
])

function readYesOrNo(text: string): boolean | null {
  return words.get(text.trim().toLowerCase()) ?? null
}
