import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { instructorColumns, lineProblems } from './columns.ts'

export const InstructorFileProblem = fileProblemShape(instructorColumns)
export const InstructorLineProblems = lineProblemsShape(lineProblems)

/** What the import of a file would do. */
export const InstructorsPreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      name: z.string(),
      isActive: z.boolean(),
      change: z.enum(['added', 'changed', 'unchanged']),
    }),
  ),
  /** Of the instructors that it was compared with: the import is of the same. */
  version: z.string(),
})
export type InstructorsPreview = z.infer<typeof InstructorsPreview>

export const InstructorsImported = z.strictObject({ added: z.int(), changed: z.int() })
export type InstructorsImported = z.infer<typeof InstructorsImported>
