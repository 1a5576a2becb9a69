import { readTableFile } from '#core/table-files/read-table-file.ts'
import {
  type FileProblem,
  type LineProblem,
  memberTable,
  optionalMemberColumns,
} from './columns.ts'
import { type MemberLine, readMemberLine } from './read-member-line.ts'

export type MemberFile = { lines: MemberLine[] } | { problems: LineProblem[] }

/** The lines of a file: all of them, or those that are invalid, or the reason why it is none. */
export function readMemberFile(text: string): MemberFile | { problem: FileProblem } {
  const read = readTableFile(text, { ...memberTable, optional: optionalMemberColumns })
  if ('problem' in read) return read
  const lines = read.lines.map(readMemberLine)
  const problems = lines.filter((one) => 'problem' in one)
  return problems.length > 0
    ? { problems }
    : { lines: lines.filter((one): one is MemberLine => 'person' in one) }
}
