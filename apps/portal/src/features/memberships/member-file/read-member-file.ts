import { readTableFile } from '#core/table-files/read-table-file.ts'
import {
  type FileProblem,
  type LineProblem,
  memberTable,
  optionalMemberColumns,
} from './columns.ts'
import { type MemberLine, readMemberLine } from './read-member-line.ts'

export type MemberFile = {
  readonly lines: readonly MemberLine[]
  /** Of lines that are invalid by themselves. */
  readonly problems: readonly LineProblem[]
}

/** The lines of a file, or the reason why it is none. */
export function readMemberFile(text: string): MemberFile | { problem: FileProblem } {
  const read = readTableFile(text, { ...memberTable, optional: optionalMemberColumns })
  if ('problem' in read) return read
  const lines = read.lines.map(readMemberLine)
  return {
    lines: lines.filter((one) => 'person' in one),
    problems: lines.filter((one) => 'problem' in one),
  }
}
