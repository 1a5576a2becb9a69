import { fileProblemText, isFileTooLarge } from '#core/table-files/file-problem-text.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { redirectErrorText, redirectFieldText } from '../model/refusal-messages.ts'
import {
  type FileProblem,
  type LineProblem,
  longestRedirectFile,
  redirectColumns,
} from './columns.ts'
import type { FileRefusal } from './refusals.ts'

/** What is wrong with a file as a whole. */
export const redirectFileProblemText = (problem: FileProblem): string =>
  fileProblemText(problem, { columns: redirectColumns, longest: longestRedirectFile })

export function lineProblemText({ line, problem }: LineProblem): string {
  const text = problem === 'REPEATED' ? m.redirect_line_repeated() : redirectFieldText(problem)
  return m.table_file_line({ line, problem: text ?? problem })
}

/** The refusal of a file, if the failure is one. */
export function readFileRefusal(failure: unknown): FileRefusal | null {
  if (!(failure instanceof ApiError) || failure.status !== 422) return null
  return failure.answer as FileRefusal
}

export function fileErrorText(failure: unknown): string {
  if (failure instanceof ApiError && failure.code === 'REDIRECTS_CHANGED')
    return m.redirect_file_outdated()
  return isFileTooLarge(failure) ? m.table_file_too_large() : redirectErrorText(failure)
}
