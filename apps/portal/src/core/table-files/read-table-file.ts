import { type CsvLine, parseCsv } from '#platform/csv/parse-csv.ts'
import type { FileProblem } from './contract.ts'

/** A line as it was written; `line` counts from 1, as text editors do. */
export type FileLine<Column extends string> = {
  readonly line: number
  readonly cells: Readonly<Record<Column, string>>
}

export type Table<Column extends string> = {
  readonly columns: readonly Column[]
  /** Columns that a file may leave out: their cells are empty then. */
  readonly optional?: readonly Column[]
  /** Lines, without the one that names the columns. */
  readonly longest: number
}

/** The lines of a file whose first line names its columns, in any order, or the reason why it is none. */
export function readTableFile<Column extends string>(
  text: string,
  table: Table<Column>,
): { lines: FileLine<Column>[] } | { problem: FileProblem<Column> } {
  const parsed = parseCsv(text, table.longest + 1)
  if (!parsed) return { problem: 'QUOTE_OPEN' }
  const [header, ...lines] = parsed
  if (!header || lines.length === 0) return { problem: 'EMPTY' }
  if (lines.length > table.longest) return { problem: 'TOO_LONG' }
  const named = readHeader(header, table)
  if (!Array.isArray(named)) return { problem: named }
  const wrong = lines.find(({ cells }) => cells.length !== named.length)
  if (wrong) return { problem: { wrongWidth: wrong.line } }
  return { lines: lines.map((line) => readLine(line, named, table.columns)) }
}

function readHeader<Column extends string>(
  { cells }: CsvLine,
  { columns, optional = [] }: Table<Column>,
): Column[] | FileProblem<Column> {
  const named: Column[] = []
  for (const cell of cells) {
    const name = cell.trim().toLowerCase()
    const column = columns.find((one) => one.toLowerCase() === name)
    if (!column) return { unknownColumn: cell.trim().slice(0, 40) }
    if (named.includes(column)) return { repeatedColumn: column }
    named.push(column)
  }
  const missingColumn = columns.find((one) => !named.includes(one) && !optional.includes(one))
  return missingColumn ? { missingColumn } : named
}

function readLine<Column extends string>(
  { line, cells }: CsvLine,
  named: readonly Column[],
  columns: readonly Column[],
): FileLine<Column> {
  const entries = columns.map((column) => [column, readCell(cells[named.indexOf(column)] ?? '')])
  return { line, cells: Object.fromEntries(entries) as Record<Column, string> }
}

/** An export has an apostrophe before what a spreadsheet would take for a formula. */
const readCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')
