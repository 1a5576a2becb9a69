import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { FileProblem, TableFileRefusal } from './contract.ts'

/** What is wrong with a file. @param longest lines that it may have */
export function fileProblemText(
  problem: FileProblem,
  table: { readonly columns: readonly string[]; readonly longest: number },
): string {
  const columns = table.columns.join(', ')
  if (problem === 'EMPTY') return m.table_file_empty({ columns })
  if (problem === 'NOT_TEXT') return m.table_file_not_text()
  if (problem === 'QUOTE_OPEN') return m.table_file_quote_open()
  if (problem === 'TOO_LONG') return m.table_file_too_long({ count: table.longest })
  if (problem === 'NATIONAL_IDS') return m.table_file_national_ids()
  if ('unknownColumn' in problem)
    return m.table_file_unknown_column({ column: problem.unknownColumn, columns })
  if ('missingColumn' in problem)
    return m.table_file_missing_column({ column: problem.missingColumn })
  if ('repeatedColumn' in problem)
    return m.table_file_repeated_column({ column: problem.repeatedColumn })
  return m.table_file_wrong_width({ line: problem.wrongWidth })
}

/** Of a file that is larger than a request may be. */
export const isFileTooLarge = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'BODY_TOO_LARGE'

/** The refusal of a file, if the failure is one. */
export function readFileRefusal(failure: unknown): TableFileRefusal | null {
  if (!(failure instanceof ApiError)) return null
  const isOfFile = failure.code === 'FILE_INVALID' || failure.code === 'LINES_INVALID'
  return isOfFile ? (failure.answer as TableFileRefusal) : null
}
