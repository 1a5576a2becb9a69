import { z } from 'zod'
import { fileProblemShape, lineProblemsShape } from '#core/table-files/contract.ts'
import { PreviewedClass, SavedChange } from '../schedule/contract.ts'
import { lineProblems, scheduleColumns } from './columns.ts'

const count = z.int().nonnegative()

export const ScheduleFileProblem = fileProblemShape(scheduleColumns)
export const ScheduleLineProblems = lineProblemsShape(lineProblems)

/** What the import of a file would do. */
export const ScheduleFilePreview = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.int(),
      /** As the file names them. */
      kind: z.string(),
      center: z.string(),
      isoWeekday: z.int(),
      startTime: z.string(),
      /** The first day of a new class, or the day from which another one changes. */
      from: z.iso.date().nullable(),
      change: z.enum(['added', 'changed', 'ended', 'unchanged']),
      fields: z.array(z.enum(scheduleColumns)),
    }),
  ),
  /** Lines of classes that are over, and that nobody plans. */
  over: count,
  /** Classes that are created at once: those of the next 14 days. */
  added: count,
  /** Existing classes that change, in order. */
  classes: z.array(PreviewedClass),
  /** How many classes change in the year after that. */
  later: count,
  /** Of everything that the import would do; sent back with the import. */
  version: z.string(),
})
export type ScheduleFilePreview = z.infer<typeof ScheduleFilePreview>

export const ScheduleImported = z.strictObject({
  /** Rows of the schedule. */
  added: count,
  changed: count,
  classes: SavedChange,
})
export type ScheduleImported = z.infer<typeof ScheduleImported>

/** An import that was made. */
export const ScheduleImport = z.strictObject({
  id: z.uuid(),
  importedAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  added: count,
  changed: count,
})
export type ScheduleImport = z.infer<typeof ScheduleImport>

export const ScheduleImports = z.strictObject({ items: z.array(ScheduleImport) })
export type ScheduleImports = z.infer<typeof ScheduleImports>

/** Rows and classes that were removed; of an import that has been used, those that are in use. */
export const ScheduleImportUndone = z.strictObject({ rows: count, classes: count })
export type ScheduleImportUndone = z.infer<typeof ScheduleImportUndone>
