import type { DeliveredLine } from '#core/semester-registrations/check-registrations.ts'
import { type CsvLine, parseCsv } from '#platform/csv/parse-csv.ts'
import {
  type DeliveryColumn as Column,
  deliveryColumns,
  type FileProblem,
  longestDeliveryFile,
} from './delivery-file.ts'

/** The required columns; of the other two one is enough. */
const requiredColumns: readonly Column[] = ['semesterCode', 'paid']

/** The lines of a file as docs/semester-fee-import.md describes it, or the reason why it is invalid. */
export function readDeliveryFile(
  text: string,
): { lines: DeliveredLine[] } | { problem: FileProblem } {
  // Including the header line.
  const parsed = parseCsv(text, longestDeliveryFile + 1)
  if (!parsed) return { problem: 'QUOTE_OPEN' }
  const [header, ...lines] = parsed
  if (!header || lines.length === 0) return { problem: 'EMPTY' }
  if (lines.length > longestDeliveryFile) return { problem: 'TOO_LONG' }
  const columns = readHeader(header)
  if (!Array.isArray(columns)) return { problem: columns }
  const wrong = lines.find(({ cells }) => cells.length !== columns.length)
  if (wrong) return { problem: { wrongWidth: wrong.line } }
  return { lines: lines.map((line) => readLine(columns, line)) }
}

function readHeader({ cells }: CsvLine): Column[] | FileProblem {
  const columns: Column[] = []
  for (const cell of cells) {
    const name = cell.trim().toLowerCase()
    const column = deliveryColumns.find((column) => column.toLowerCase() === name)
    if (!column) return { unknownColumn: cell.trim().slice(0, 40) }
    if (columns.includes(column)) return { repeatedColumn: column }
    columns.push(column)
  }
  const missing = requiredColumns.find((column) => !columns.includes(column))
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

/** Spreadsheets treat the id as an amount and drop its leading zero. */
function padNationalId(text: string): string {
  return /^\d{10}$/.test(text.trim()) ? `0${text.trim()}` : text
}

const yesAndNo = new Map([
  ...['ja', 'yes', 'true', '1'].map((word) => [word, true] as const),
  ...['nei', 'no', 'false', '0'].map((word) => [word, false] as const),
])

function readYesOrNo(text: string): boolean | null {
  return yesAndNo.get(text.trim().toLowerCase()) ?? null
}
