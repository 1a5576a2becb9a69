import { readTableFile, type FileLine as TableFileLine } from '#core/table-files/read-table-file.ts'
import { type RedirectColumn, redirectTable } from './columns.ts'

export type FileLine = TableFileLine<RedirectColumn>

/** The lines of a file, or the reason why it is none. */
export const readRedirectFile = (text: string) => readTableFile(text, redirectTable)
