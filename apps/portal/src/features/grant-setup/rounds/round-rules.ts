import { addDays } from '#platform/time/date.ts'
import type { RoundRefusal } from '../model/refusals.ts'
import type { RoundForm } from './forms.ts'

type Dates = { readonly opensAt: Date; readonly deadlineAt: Date; readonly meetsAt: Date }

/** A round as it is, with its applications that are neither decided nor withdrawn. */
export type RoundFacts = {
  readonly id: string
  readonly opensAt: Date
  readonly deadlineAt: Date
  readonly meetsAt: Date
  readonly cancelledAt: Date | null
  readonly isAgreed: boolean
  readonly typeIds: readonly string[]
  readonly drafts: number
  /** Of those that are sent. */
  readonly sentTypeIds: readonly string[]
  /** Of those that are started or sent. */
  readonly usedTypeIds: readonly string[]
}

/**
 * @param before null for a new one
 * @returns why a round cannot be saved like that; null for nothing
 */
export function findRoundProblem(
  before: RoundFacts | null,
  next: Dates & { readonly typeIds: readonly string[] },
  now: Date,
): RoundRefusal | null {
  const fixed = before && findFixed(before)
  if (fixed) return fixed
  const { opensAt, deadlineAt, meetsAt, typeIds } = next
  if (!(opensAt < deadlineAt && deadlineAt < meetsAt)) return 'ROUND_DATES_INVALID'
  // A deadline that is over stays, unless people get more time.
  const isSameDeadline = before?.deadlineAt.getTime() === deadlineAt.getTime()
  if (!isSameDeadline && deadlineAt <= now) return 'DEADLINE_PASSED'
  if (!before) return null
  const isSameStart = before.opensAt.getTime() === opensAt.getTime()
  if (before.usedTypeIds.length > 0 && !isSameStart && opensAt > now) return 'ROUND_OPENED'
  if (before.sentTypeIds.some((id) => !typeIds.includes(id))) return 'ROUND_TYPE_USED'
  return null
}

/**
 * @param target to which its applications go; null for none
 * @returns why a round cannot be cancelled; null for nothing
 */
export function findCancelProblem(
  round: RoundFacts,
  target: RoundFacts | null,
  now: Date,
): RoundRefusal | null {
  const fixed = findFixed(round)
  if (fixed) return fixed
  if (round.usedTypeIds.length === 0) return null
  if (!target) return 'ROUND_HAS_APPLICATIONS'
  const takesAll = round.usedTypeIds.every((id) => target.typeIds.includes(id))
  // What is not sent needs a deadline that is to come, and what is sent a meeting.
  const isInTime = (round.drafts === 0 || target.deadlineAt > now) && target.meetsAt > now
  return target.id === round.id || findFixed(target) || !takesAll || !isInTime
    ? 'ROUND_TARGET_INVALID'
    : null
}

function findFixed({ cancelledAt, isAgreed }: RoundFacts): RoundRefusal | null {
  if (cancelledAt) return 'ROUND_CANCELLED'
  return isAgreed ? 'ROUND_AGREED' : null
}

/** Whole weeks: a deadline on a Sunday is on a Sunday again. */
const daysOfYear = 52 * 7

/** The same round a year later, on the same days of the week. */
export function yearAfter(round: RoundForm): RoundForm {
  const { name, opensOn, deadlineOn, meetsOn, earliestEventOn, budgetYear } = round
  const [year, next] = [String(budgetYear), String(budgetYear + 1)]
  const names = Object.entries(name).map(([locale, text]) => [locale, text.replaceAll(year, next)])
  return {
    ...round,
    name: Object.fromEntries(names),
    opensOn: addDays(opensOn, daysOfYear),
    deadlineOn: addDays(deadlineOn, daysOfYear),
    meetsOn: addDays(meetsOn, daysOfYear),
    earliestEventOn: addDays(earliestEventOn, daysOfYear),
    budgetYear: budgetYear + 1,
  }
}
