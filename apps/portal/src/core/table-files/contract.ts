import { z } from 'zod'

/** What is wrong with a file as a whole. */
export const fileProblems = ['EMPTY', 'NOT_TEXT', 'QUOTE_OPEN', 'TOO_LONG'] as const
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

/** Why nothing of a file is imported. */
export type TableFileRefusal<Column extends string, Code extends string> =
  | { error: 'FILE_INVALID'; problem: FileProblem<Column> }
  | { error: 'LINES_INVALID'; problems: readonly { line: number; problem: Code }[] }

/** What the import of a file would do. */
export type TablePreview = {
  readonly lines: readonly {
    readonly line: number
    readonly change: 'added' | 'changed' | 'unchanged'
  }[]
  /** Of the rows that it was compared with: the import is of the same. */
  readonly version: string
}

export const TableImported = z.strictObject({ added: z.int(), changed: z.int() })
export type TableImported = z.infer<typeof TableImported>
