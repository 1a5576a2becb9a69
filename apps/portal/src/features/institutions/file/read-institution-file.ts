import { type CsvLine, parseCsv } from '#platform/csv/parse-csv.ts'
import {
  type InstitutionColumn as Column,
  type FileProblem,
  institutionColumns,
  longestInstitutionFile,
} from './columns.ts'

/** A line as it was written; `line` counts from 1, as text editors do. */
export type FileLine = { readonly line: number; readonly cells: Readonly<Record<Column, string>> }

/** The lines of a file, or the reason why it is none. */
export function readInstitutionFile(
  text: string,
): { lines: FileLine[] } | { problem: FileProblem } {
  // Including the line that names the columns.
  const parsed = parseCsv(text, longestInstitutionFile + 1)
  if (!parsed) return { problem: 'QUOTE_OPEN' }
  const [header, ...lines] = parsed
  if (!header || lines.length === 0) return { problem: 'EMPTY' }
  if (lines.length > longestInstitutionFile) return { problem: 'TOO_LONG' }
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
    const column = institutionColumns.find((one) => one.toLowerCase() === name)
    if (!column) return { unknownColumn: cell.trim().slice(0, 40) }
    if (columns.includes(column)) return { repeatedColumn: column }
    columns.push(column)
  }
  const missingColumn = institutionColumns.find((column) => !columns.includes(column))
  return missingColumn ? { missingColumn } : columns
}

function readLine(columns: readonly Column[], { line, cells }: CsvLine): FileLine {
  const entries = columns.map((column, at) => [column, readCell(cells[at] ?? '')])
  return { line, cells: Object.fromEntries(entries) as Record<Column, string> }
}

/** An export has an apostrophe before what a spreadsheet would take for a formula. */
const readCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')
