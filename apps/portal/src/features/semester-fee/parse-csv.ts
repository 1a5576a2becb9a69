import { CsvError, parse } from 'csv-parse/sync'

/** A line of a file with its cells; `line` counts from 1, as editors show it. */
export type CsvLine = { line: number; cells: string[] }

/**
 * Reads comma-separated values (RFC 4180), also with semicolons or tabs, which spreadsheets in
 * Norwegian write. Which of them it is, the first line says. Empty lines are left out.
 * @returns `null` when a quote is never closed
 */
export function parseCsv(text: string): CsvLine[] | null {
  const lines: CsvLine[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      on_record: (cells, { lines: lastLine }) => {
        if (!isBlank(cells)) lines.push({ line: lastLine - lineEndsIn(cells), cells })
        return null
      },
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return null
    throw error
  }
  return lines
}

function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  return [';', '\t'].find((separator) => header.includes(separator)) ?? ','
}

const lineEndsIn = (cells: readonly string[]) => cells.join('').split('\n').length - 1

const isBlank = ([first, ...others]: readonly string[]) =>
  others.length === 0 && first?.trim() === ''
