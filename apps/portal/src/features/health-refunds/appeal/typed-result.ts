import type { AppealOutcome } from '#core/health-refunds/decisions.ts'
import type { Problems } from '../correct/resolve-by.ts'
import {
  judgeLines,
  judgeWords,
  readAmendedLines,
  type Sums,
  type TypedAmendment,
} from '../correct/typed-amendment.ts'
import type { StaffHealthRefund } from '../decide/contract.ts'
import type { ResultForm } from './forms.ts'

type Lines = StaffHealthRefund['lines']
export type TypedResult = TypedAmendment & { outcome: AppealOutcome }

/** An appeal that came in time is considered. */
export const possibleOutcomes = ({ isLate }: { isLate: boolean }): AppealOutcome[] =>
  isLate ? ['stands', 'changed', 'not-heard'] : ['stands', 'changed']

/** Where the applicant was right, more is granted than before. */
export function judgeResult(
  typed: TypedResult,
  { lines, sums }: { lines: Lines; sums: Sums },
): Problems {
  if (typed.outcome !== 'changed') return judgeWords(typed.words)
  const ofLines = judgeLines(typed.lines, lines)
  const { beforeOre, afterOre } = sums
  return {
    ...ofLines,
    ...(afterOre === null && Object.keys(ofLines).length === 0 && { sum: 'SUM_MISSING' }),
    ...(afterOre !== null && afterOre <= beforeOre && { sum: 'SUM_NOT_HIGHER' }),
    ...judgeWords(typed.words),
  }
}

export function toResult(
  typed: TypedResult,
  { lines, sums }: { lines: Lines; sums: Sums },
): ResultForm {
  const { outcome } = typed
  const words = typed.words.trim()
  if (outcome !== 'changed') return { outcome, words, lines: [], grantedOre: null }
  const amended = readAmendedLines(typed.lines, lines) ?? []
  return { outcome, words, lines: amended, grantedOre: sums.afterOre }
}
