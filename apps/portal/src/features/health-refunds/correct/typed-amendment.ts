import { addDays, isDate } from '#platform/time/date.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import type { StaffHealthRefund } from '../decide/contract.ts'
import { readAccepted } from '../decide/typed-line.ts'
import { countedOre } from '../model/accepted-lines.ts'
import { type AmendedLine, reason, words } from '../model/amendment.ts'
import type { Problems } from './resolve-by.ts'

/** How long somebody has to pay back, unless staff choose another day. */
const usualPayBackDays = 30

/** What a draft of staff holds at most. @see DraftValues */
const mostDraftFields = 40

type Line = StaffHealthRefund['lines'][number]

/** Kroner that count of an expense, and why. */
export type TypedLine = { accepted: string; because: string }
export type TypedAmendment = {
  lines: TypedLine[]
  words: string
  /** Nobody types it: problems with the new sum are named after it. */
  sum?: undefined
}
export type TypedCorrection = TypedAmendment & { payBackBy: string }

/** The sum as the server has worked it out for what is typed; null until it has. In øre. */
export type Sums = { readonly beforeOre: number; readonly afterOre: number | null }

export const startLines = (lines: readonly Line[]): TypedLine[] =>
  lines.map((line) => ({ accepted: writeKroner(countedOre(line)), because: '' }))

export const startCorrection = (lines: readonly Line[], today: string): TypedCorrection => ({
  lines: startLines(lines),
  words: '',
  payBackBy: addDays(today, usualPayBackDays),
})

/** Whether another amount counts than now, or what is typed is none. */
export const isChanged = (typed: TypedLine | undefined, line: Line): boolean =>
  typed !== undefined && readAccepted(typed.accepted, line.amountOre) !== countedOre(line)

/**
 * The expenses of which another amount counts than now; the others stay as they are.
 * @returns null while an amount is none, or more than was spent
 */
export function readAmendedLines(
  typed: readonly TypedLine[],
  lines: readonly Line[],
): AmendedLine[] | null {
  const amended: AmendedLine[] = []
  for (const [at, line] of lines.entries()) {
    const { accepted = '', because = '' } = typed[at] ?? {}
    const acceptedOre = readAccepted(accepted, line.amountOre)
    if (acceptedOre === null) return null
    if (acceptedOre !== countedOre(line))
      amended.push({ id: line.id, acceptedOre, because: because.trim() })
  }
  return amended
}

/** A reason is required where another amount counts. */
export function judgeLines(typed: readonly TypedLine[], lines: readonly Line[]): Problems {
  const found = lines.flatMap((line, at): [string, string][] => {
    const { accepted = '', because = '' } = typed[at] ?? {}
    const acceptedOre = readAccepted(accepted, line.amountOre)
    if (acceptedOre === null) return [[`lines.${at}.accepted`, 'AMOUNT_INVALID']]
    if (acceptedOre === countedOre(line)) return []
    const problem = because.trim() === '' ? 'REASON_REQUIRED' : firstProblem(reason, because)
    return problem === null ? [] : [[`lines.${at}.because`, problem]]
  })
  return Object.fromEntries(found)
}

export function judgeWords(typed: string): Problems {
  const problem = firstProblem(words, typed)
  return problem === null ? {} : { words: problem }
}

/** Less than before: what was paid too much is claimed back. */
export const isLess = ({ beforeOre, afterOre }: Sums): boolean =>
  afterOre !== null && afterOre < beforeOre

export function judgeCorrection(
  typed: TypedCorrection,
  { lines, sums, today }: { lines: readonly Line[]; sums: Sums; today: string },
): Problems {
  const ofLines = judgeLines(typed.lines, lines)
  const isSame =
    sums.afterOre === sums.beforeOre && readAmendedLines(typed.lines, lines)?.length === 0
  return {
    ...ofLines,
    ...(sums.afterOre === null && Object.keys(ofLines).length === 0 && { sum: 'SUM_MISSING' }),
    ...(isSame && { sum: 'SUM_SAME' }),
    ...judgeWords(typed.words),
    ...(isLess(sums) && isOver(typed.payBackBy, today) && { payBackBy: 'DAY_OVER' }),
  }
}

/** An empty day is none that is over: where nothing was paid, none is needed. */
const isOver = (day: string, today: string) => day !== '' && (!isDate(day) || day < today)

/** The fields of expenses, in the order of the screen. */
export const lineFields = (lines: readonly Line[]) =>
  lines.flatMap((_, at) => [`lines.${at}.accepted`, `lines.${at}.because`] as const)

/** What is kept of a form while somebody types: the text, and of many expenses the first ones. */
export const draftFields = (lines: readonly Line[]) =>
  (['words', ...lineFields(lines)] as const).slice(0, mostDraftFields - 1)

function firstProblem(schema: typeof words, text: string): string | null {
  return schema.safeParse(text).error?.issues[0]?.message ?? null
}
