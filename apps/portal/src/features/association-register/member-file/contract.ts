import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { inviteColumns, lineProblems } from './columns.ts'

export const InviteFileProblem = fileProblemShape(inviteColumns)
export const InviteLineProblems = lineProblemsShape(lineProblems)

/** Whom the import of a file would invite. It says nothing of who is known. */
export const InvitePreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      change: z.literal('invited'),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      language: z.enum(locales),
    }),
  ),
  version: z.string(),
})
export type InvitePreview = z.infer<typeof InvitePreview>

export const FileImported = z.strictObject({ invited: z.int() })
export type FileImported = z.infer<typeof FileImported>

const FileImport = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  lines: z.int(),
  /** Invitations whose mail waits. */
  waiting: z.int(),
  /** Invitations that can be answered. */
  open: z.int(),
})
export type FileImport = z.infer<typeof FileImport>

export const FileImports = z.strictObject({ items: z.array(FileImport) })
export type FileImports = z.infer<typeof FileImports>

export const ImportUndone = z.strictObject({ withdrawn: z.int() })
