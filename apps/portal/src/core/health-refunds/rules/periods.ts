import { addDays, daysBetween } from '#platform/time/date.ts'
import { daysOfSemester, semesterOf } from '#platform/time/semester.ts'
import type { PeriodKind, SchemeRules } from './scheme-rules.ts'

/** First and last day, and what it is called in addresses: `2026`, `2026V`. */
export type Period = { readonly code: string; readonly from: string; readonly to: string }

/** @param date `2026-11-21` */
export function periodOf(kind: PeriodKind, date: string): Period {
  if (kind === 'semester') {
    const code = semesterOf(date)
    return { code, ...daysOfSemester(code) }
  }
  const code = date.slice(0, 4)
  return { code, from: `${code}-01-01`, to: `${code}-12-31` }
}

export const isFirstDay = (kind: PeriodKind, date: string): boolean =>
  periodOf(kind, date).from === date

/**
 * When one may apply for a period: the last day is the first such day after the middle of the period,
 * so that a deadline may lie in it or in the next one; the first is the last such day before that.
 */
export function applicationTimeOf(
  { times }: Pick<SchemeRules, 'times'>,
  period: Period,
): { from: string; to: string } {
  const isAutumn = period.code.endsWith('H')
  const time = (isAutumn ? times[1] : undefined) ?? times[0]
  if (!time) throw new Error('A scheme has a time for applications')
  const middle = addDays(period.from, Math.floor(daysBetween(period.from, period.to) / 2))
  const to = firstAfter(middle, time.closes)
  const opens = time.opens === null ? period.from : lastUntil(to, time.opens)
  const isBefore = opens < period.from
  return { from: isBefore ? period.from : opens, to }
}

function firstAfter(date: string, day: string): string {
  const thisYear = `${date.slice(0, 4)}-${day}`
  return thisYear > date ? thisYear : `${Number(date.slice(0, 4)) + 1}-${day}`
}

function lastUntil(date: string, day: string): string {
  const thisYear = `${date.slice(0, 4)}-${day}`
  return thisYear <= date ? thisYear : `${Number(date.slice(0, 4)) - 1}-${day}`
}
