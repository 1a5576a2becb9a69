import { say } from '../scripts/progress.ts'
import type { Found } from './drill.ts'

/** Prints the table of a drill. @returns the exit code */
export function printFound({ rows, isFine }: Found): number {
  const width = Math.max(...rows.map(([what]) => what.length))
  say('')
  for (const [what, how] of rows) say(`${what.padEnd(width)}  ${how}`)
  return isFine ? 0 : 1
}
