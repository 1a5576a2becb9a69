import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { lineProblems, redirectColumns } from './columns.ts'

export const FileProblemShape = fileProblemShape(redirectColumns)
export const LineProblems = lineProblemsShape(lineProblems)

/** What the import of a file would do. */
export const FilePreview = z.strictObject({
  /** As they would be saved. */
  lines: z.array(
    z.strictObject({
      line: z.int(),
      from: z.string(),
      to: z.string(),
      change: z.enum(['added', 'changed', 'unchanged']),
    }),
  ),
  /** How many that are not in the file would lead on, since their target becomes an old address. */
  shortened: z.int(),
  /** How many are not in the file and stay as they are. */
  kept: z.int(),
  /** Of the redirects that it was compared with: the import is of the same. */
  version: z.string(),
})
export type FilePreview = z.infer<typeof FilePreview>

export const FileImported = z.strictObject({ added: z.int(), changed: z.int() })
export type FileImported = z.infer<typeof FileImported>
