import type { TableFile } from '#core/table-files/TableFileSection.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { readAgain } from '../model/queries.ts'
import { redirectErrorText, redirectFieldText } from '../model/refusal-messages.ts'
import { type LineProblem, longestRedirectFile, redirectColumns } from './columns.ts'
import type { FilePreview } from './contract.ts'
import { importFile, previewFile } from './queries.ts'

/** What administrators read of a file with redirects. */
export const redirectFile = (): TableFile<FilePreview, LineProblem['problem']> => ({
  id: 'redirect-file',
  heading: m.redirect_file_heading(),
  text: m.redirect_file_text(),
  columns: redirectColumns,
  longest: longestRedirectFile,
  preview: previewFile,
  importFile,
  readAgain,
  lineText: ({ change, ...line }) =>
    change === 'added' ? m.redirect_file_added(line) : m.redirect_file_changed(line),
  notes: ({ shortened, kept }) => [
    ...(shortened > 0 ? [m.redirect_file_shortened({ count: shortened })] : []),
    ...(kept > 0 ? [m.redirect_file_kept({ count: kept })] : []),
  ],
  problemText: (code) =>
    (code === 'REPEATED' ? m.redirect_line_repeated() : redirectFieldText(code)) ?? code,
  errorText: (failure) =>
    failure instanceof ApiError && failure.code === 'REDIRECTS_CHANGED'
      ? m.redirect_file_outdated()
      : redirectErrorText(failure),
})
