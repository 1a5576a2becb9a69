import { z } from 'zod'
import { staffRoles } from '#core/staff-area/roles.ts'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { lineProblems, staffColumns } from './columns.ts'

export const StaffFileProblem = fileProblemShape(staffColumns)
export const StaffLineProblems = lineProblemsShape(lineProblems)

const roles = z.array(z.enum(staffRoles))

/** What the import of a file would do. */
export const StaffPreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      email: z.string(),
      roles,
      /** The roles that a member of staff has. */
      before: roles,
      change: z.enum(['invited', 'changed', 'unchanged']),
      /** A second administrator confirms it before anything is sent or changed. */
      needsConfirmation: z.boolean(),
    }),
  ),
  /** Of the access that it was compared with: the import is of the same. */
  version: z.string(),
})
export type StaffPreview = z.infer<typeof StaffPreview>

/** `waiting`: how many wait for a second administrator; they are in no other number. */
export const StaffImported = z.strictObject({
  invited: z.int(),
  changed: z.int(),
  waiting: z.int(),
})
export type StaffImported = z.infer<typeof StaffImported>
