import { addDays, daysBetween, weekdayOf } from '#platform/time/date.ts'
import { startOfOsloDate } from '#platform/time/oslo.ts'
import { mostDaysAhead } from './limits.ts'
import type { OpeningKind } from './states.ts'

/* Days are `2026-12-22`, by the calendar in Norway. */

/** The first instant after a day: what is open until that day is closed from then on. */
export const endOfDay = (day: string): Date => startOfOsloDate(addDays(day, 1))

/** Whether guardians still answer, book or cancel. */
export const isOpenOn = (today: string, lastDay: string): boolean => today <= lastDay

export type DaysProblem = 'DAYS_IN_PAST' | 'DAYS_TOO_FAR'

/** What is wrong with when something is. @param wanted.first its first day, @param wanted.last its last */
export function judgeDays(
  wanted: { readonly first: string; readonly last: string; readonly deadline: string },
  today: string,
): DaysProblem | null {
  if (wanted.first <= today || wanted.deadline < today) return 'DAYS_IN_PAST'
  return daysBetween(today, wanted.last) > mostDaysAhead ? 'DAYS_TOO_FAR' : null
}

/**
 * What is wrong with an extra opening besides that. The exam guarantee needs the notice that the
 * kindergarten has set, so that employees can be found.
 */
export function judgeOpening(
  { kind, onDate, bookUntil }: { kind: OpeningKind; onDate: string; bookUntil: string },
  noticeDays: number,
): 'NOT_A_SATURDAY' | 'NOTICE_TOO_SHORT' | null {
  if (kind === 'saturday') return weekdayOf(onDate) === 6 ? null : 'NOT_A_SATURDAY'
  return daysBetween(bookUntil, onDate) < noticeDays ? 'NOTICE_TOO_SHORT' : null
}

/** Whether guardians without an answer are reminded of a survey on this day. */
export function isReminderDue(
  survey: {
    readonly answerUntil: string
    readonly remindDays: number
    readonly isReminded: boolean
  },
  today: string,
): boolean {
  const { answerUntil, remindDays, isReminded } = survey
  if (isReminded || remindDays === 0 || !isOpenOn(today, answerUntil)) return false
  return daysBetween(today, answerUntil) <= remindDays
}

/** How many come on a day: `coming` and `away` as answered, `silent` without an answer. */
export type DayFigures = { coming: number; away: number; silent: number }

type Answered = {
  readonly departmentId: string
  readonly onDate: string
  /** Null without an answer. */
  readonly isComing: boolean | null
}

/** The figures of a survey, by day and department; one row for each child and day. */
export function countAnswers(rows: readonly Answered[]): Map<string, Map<string, DayFigures>> {
  const days = new Map<string, Map<string, DayFigures>>()
  for (const { departmentId, onDate, isComing } of rows) {
    const departments = days.get(onDate) ?? new Map<string, DayFigures>()
    const figures = departments.get(departmentId) ?? { coming: 0, away: 0, silent: 0 }
    if (isComing === null) figures.silent += 1
    else if (isComing) figures.coming += 1
    else figures.away += 1
    departments.set(departmentId, figures)
    days.set(onDate, departments)
  }
  return days
}

/** How many are expected, with those who have not answered as the survey says. */
export const expectedOf = (
  { coming, silent }: DayFigures,
  { countsAsComing }: { readonly countsAsComing: boolean },
): number => coming + (countsAsComing ? silent : 0)
