import { CsvError, parse } from 'csv-parse/sync'

/** A line of a file with its cells; `line` counts from 1, as text editors do. */
export type CsvLine = { line: number; cells: string[] }

/** Characters of one line, which has four cells. An unclosed quotation mark makes a longer one. */
const longestLine = 64_000

/** Thrown to stop reading at the limit of lines. */
class LineLimitReached extends Error {}

/**
 * Reads comma-separated values (RFC 4180), also with semicolons or tabs, which spreadsheets in
 * Norwegian write. The first line shows which separator the file uses. Empty lines are skipped.
 * @param most lines; of a longer text one line more is returned
 * @returns `null` when a quotation mark is never closed
 */
export function parseCsv(text: string, most: number): CsvLine[] | null {
  const lines: CsvLine[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      on_record: (cells, { lines: lastLine }) => {
        if (!isBlank(cells)) lines.push({ line: lastLine - lineEndsIn(cells), cells })
        if (lines.length > most) throw new LineLimitReached()
        return null
      },
      max_record_size: longestLine,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (error instanceof LineLimitReached) return lines
    if (error instanceof CsvError && isQuoteOpen(error)) return null
    throw error
  }
  return lines
}

function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  return [';', '\t'].find((separator) => header.includes(separator)) ?? ','
}

const isQuoteOpen = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'

const lineEndsIn = (cells: readonly string[]) => cells.join('').split('\n').length - 1

const isBlank = ([first, ...others]: readonly string[]) =>
  others.length === 0 && first?.trim() === ''
