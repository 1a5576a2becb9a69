import { isDate } from '#platform/time/date.ts'

/** Nobody who studies was born before this. */
const earliest = '1900-01-01'

/** A date as people write it (`1.9.2001`, `01.09.2001`) becomes `2001-09-01`; other text is returned unchanged. */
export function toIsoDate(text: string): string {
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim()) ?? []
  if (!day || !month || !year) return text.trim()
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `2001-09-01` becomes `01.09.2001`; other text is returned unchanged. */
export function toWrittenDate(text: string): string {
  return text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')
}

/**
 * Whether a date exists, is not in the future and not before 1900.
 * @param date and @param today `2001-09-01`
 */
export function isBirthDate(date: string, today: string): boolean {
  return isDate(date) && date >= earliest && date <= today
}

/** Whether a well-formed date does not exist, such as 30 February. */
export function isNoDay(date: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(date) && !isDate(date)
}
