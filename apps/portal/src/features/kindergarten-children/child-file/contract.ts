import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { areAnswers } from './answers.ts'
import { childColumns, lineNotes, lineProblems } from './columns.ts'

export const ChildFileProblem = fileProblemShape(childColumns)
export const ChildLineProblems = lineProblemsShape(lineProblems)

/** What the import of a file would do. */
export const ChildrenPreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      child: z.string(),
      guardian: z.string(),
      change: z.enum(['added', 'changed', 'unchanged']),
      notes: z.array(z.enum(lineNotes)),
    }),
  ),
  /** Children who were in a file before and are not in this one: they are marked, and nothing ends. */
  missing: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  /** Guardians who were in a file before and are not in this one: nothing changes for them. */
  gone: z.array(z.strictObject({ childId: z.uuid(), child: z.string(), guardian: z.string() })),
  /** Departments with more children than places afterwards. */
  full: z.array(z.strictObject({ department: z.string(), places: z.int(), children: z.int() })),
  /** Of all that the import will do, without the answers to its questions. */
  version: z.string(),
})
export type ChildrenPreview = z.infer<typeof ChildrenPreview>

export const ChildrenImported = z.strictObject({
  importId: z.uuid().nullable(),
  children: z.int(),
  guardians: z.int(),
  changed: z.int(),
  missing: z.int(),
})
export type ChildrenImported = z.infer<typeof ChildrenImported>

/** An import that was made. */
export const ChildImport = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  importedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  children: z.int(),
  guardians: z.int(),
  changed: z.int(),
})
export type ChildImport = z.infer<typeof ChildImport>

export const ChildImports = z.strictObject({ items: z.array(ChildImport) })
export type ChildImports = z.infer<typeof ChildImports>

/** `12:same,40:other`: by the line of each question. */
export const Answers = z.string().max(5_000).refine(areAnswers)
