import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { lineProblems, memberColumns, membershipFields } from './columns.ts'

export const MemberFileProblem = fileProblemShape(memberColumns)
export const MemberLineProblems = lineProblemsShape(lineProblems)

/** What the import of a file would do. */
export const MembersPreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      email: z.string(),
      account: z.enum(['new', 'known']),
      change: z.enum(['added', 'changed', 'unchanged']),
      fields: z.array(z.enum(membershipFields)),
    }),
  ),
  /** Of all that the import will do. */
  version: z.string(),
})
export type MembersPreview = z.infer<typeof MembersPreview>

export const MembersImported = z.strictObject({
  importId: z.uuid().nullable(),
  accounts: z.int(),
  added: z.int(),
  changed: z.int(),
})
export type MembersImported = z.infer<typeof MembersImported>

/** An import that was made. */
export const MemberImport = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  accounts: z.int(),
  added: z.int(),
  changed: z.int(),
  /** People of it who have been invited. */
  invited: z.int(),
  /** People of it who can be invited: they have neither logged in nor been invited. */
  uninvited: z.int(),
})
export type MemberImport = z.infer<typeof MemberImport>

export const MemberImports = z.strictObject({ items: z.array(MemberImport) })
export type MemberImports = z.infer<typeof MemberImports>

/** All memberships, with the values of the columns. */
export const MemberExport = z.strictObject({
  items: z.array(z.record(z.enum(memberColumns), z.string())),
})
export type MemberExport = z.infer<typeof MemberExport>
