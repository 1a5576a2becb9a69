import { readTableFile, type FileLine as TableFileLine } from '#core/table-files/read-table-file.ts'
import { type InstitutionColumn, institutionTable } from './columns.ts'

export type FileLine = TableFileLine<InstitutionColumn>

/** The lines of a file, or the reason why it is none. */
export const readInstitutionFile = (text: string) => readTableFile(text, institutionTable)
