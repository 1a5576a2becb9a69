import { z } from 'zod'

/** What is wrong with a file as a whole. */
export const fileProblems = ['EMPTY', 'NOT_TEXT', 'QUOTE_OPEN', 'TOO_LONG', 'NATIONAL_IDS'] as const
export type FileProblem<Column extends string = string> =
  | (typeof fileProblems)[number]
  | { readonly unknownColumn: string }
  | { readonly missingColumn: Column }
  | { readonly repeatedColumn: Column }
  | { readonly wrongWidth: number }

/** @param columns of the file */
export function fileProblemShape<const Columns extends readonly string[]>(columns: Columns) {
  const Column = z.enum(columns)
  return z.union([
    z.enum(fileProblems),
    z.strictObject({ unknownColumn: z.string() }),
    z.strictObject({ missingColumn: Column }),
    z.strictObject({ repeatedColumn: Column }),
    z.strictObject({ wrongWidth: z.int() }),
  ])
}

/** What is wrong with each line of a file that cannot be imported. @param codes of the file */
export const lineProblemsShape = <const Codes extends readonly string[]>(codes: Codes) =>
  z.array(z.strictObject({ line: z.int(), problem: z.enum(codes) }))

/** Refusals that every file has: nothing of it is imported. */
export type TableFileRefusal =
  | { readonly error: 'FILE_INVALID'; readonly problem: FileProblem }
  | {
      readonly error: 'LINES_INVALID'
      readonly problems: readonly { readonly line: number; readonly problem: string }[]
    }

/** What the import of a file would do. */
export type TablePreview = {
  readonly lines: readonly { readonly line: number; readonly change: string }[]
  /** The import is refused when it would do something else by then. */
  readonly version: string
}
