import { readTableFile } from '#core/table-files/read-table-file.ts'
import { childTable, type FileProblem, type LineProblem, optionalChildColumns } from './columns.ts'
import { type ChildLine, readChildLine } from './read-child-line.ts'

export type ChildFile = {
  readonly lines: readonly ChildLine[]
  /** Of lines that are invalid by themselves. */
  readonly problems: readonly LineProblem[]
}

/** The lines of a file, or the reason why it is none. */
export function readChildFile(text: string): ChildFile | { problem: FileProblem } {
  const read = readTableFile(text, { ...childTable, optional: optionalChildColumns })
  if ('problem' in read) return read
  const lines = read.lines.map(readChildLine)
  return {
    lines: lines.filter((one) => 'child' in one),
    problems: lines.filter((one) => 'problem' in one),
  }
}
