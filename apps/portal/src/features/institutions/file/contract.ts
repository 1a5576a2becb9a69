import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { newInstitutionFields } from '../model/setup-fields.ts'
import { institutionColumns, lineProblems } from './columns.ts'
import type { InstitutionField } from './compare-institutions.ts'

export const FileProblemShape = fileProblemShape(institutionColumns)
export const LineProblems = lineProblemsShape(lineProblems)

/** What the import of a file would do. */
export const FilePreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      code: z.string(),
      change: z.enum(['added', 'changed', 'unchanged']),
      fields: z.array(z.enum(Object.keys(newInstitutionFields) as InstitutionField[])),
    }),
  ),
  /** Not in the file: they stay as they are. */
  missing: z.array(z.string()),
  /** Of the institutions that it was compared with: the import is of the same. */
  version: z.string(),
})
export type FilePreview = z.infer<typeof FilePreview>

export const FileImported = z.strictObject({ added: z.int(), changed: z.int() })
export type FileImported = z.infer<typeof FileImported>
