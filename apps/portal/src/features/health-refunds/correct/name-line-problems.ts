import type { Problem } from '#ui/form/problem.ts'
import type { StaffHealthRefund } from '../decide/contract.ts'
import { lineName } from './line-name.ts'

/** The summary lists problems far from their expenses: each says of which one it is. */
export function nameLineProblems(
  problems: readonly Problem[],
  { refund, idPrefix }: { refund: StaffHealthRefund; idPrefix: string },
): Problem[] {
  return problems.map((problem) => {
    const [, at] = /^lines\.(\d+)\./.exec(problem.fieldId?.slice(idPrefix.length) ?? '') ?? []
    const line = at === undefined ? undefined : refund.lines[Number(at)]
    return line ? { ...problem, text: `${lineName(refund, line)}: ${problem.text}` } : problem
  })
}
