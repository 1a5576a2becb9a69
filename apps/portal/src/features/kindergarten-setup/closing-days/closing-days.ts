import { type Localized, locales } from '#platform/i18n/localized.ts'
import { addDays, daysBetween } from '#platform/time/date.ts'
import { isWorkingDay } from '#platform/time/working-days.ts'
import type { SetupRefusal } from '../model/refusals.ts'

/** The longest that a kindergarten is closed at once, in days from the first to the last. */
export const longestClosing = 92

type Span = { readonly fromOn: string; readonly toOn: string }

/**
 * Which days of a span a kindergarten is closed on besides weekends and public holidays, or why it
 * cannot be closed then.
 * @param today in Norway: days before it stay as they were
 */
export function judgeClosing(
  { fromOn, toOn }: Span,
  today: string,
): { readonly days: readonly string[] } | { readonly refusal: SetupRefusal } {
  const length = daysBetween(fromOn, toOn) + 1
  if (length < 1 || length > longestClosing) return { refusal: 'CLOSING_DAYS_INVALID' }
  if (fromOn < today) return { refusal: 'CLOSING_DAYS_PAST' }
  const days = Array.from({ length }, (_, index) => addDays(fromOn, index)).filter(isWorkingDay)
  return days.length === 0 ? { refusal: 'CLOSING_DAYS_NONE' } : { days }
}

type ClosingDay = { readonly onDate: string; readonly reason: Localized }
export type ClosingSpan = Span & {
  readonly reason: Localized
  /** On which it would be open otherwise. */
  readonly days: number
}

/**
 * Closing days as people say them: days with one reason and only days off between them are one span.
 * @param days by date
 */
export function groupClosingDays(days: readonly ClosingDay[]): ClosingSpan[] {
  const spans: ClosingSpan[] = []
  for (const { onDate, reason } of days) {
    const last = spans.at(-1)
    if (last && isSame(last.reason, reason) && isNextWorkingDay(last.toOn, onDate))
      spans[spans.length - 1] = { ...last, toOn: onDate, days: last.days + 1 }
    else spans.push({ fromOn: onDate, toOn: onDate, reason, days: 1 })
  }
  return spans
}

const isSame = (one: Localized, other: Localized) =>
  locales.every((locale) => one[locale] === other[locale])

/** No working day is between the two. */
function isNextWorkingDay(day: string, next: string): boolean {
  const between = Array.from({ length: daysBetween(day, next) - 1 }, (_, index) =>
    addDays(day, index + 1),
  )
  return !between.some(isWorkingDay)
}
