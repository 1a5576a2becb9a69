import { formatTagOf, type Locale } from '@trivsel/content-contract/locales'

import { getLocale } from '#locale'
import { osloDate, osloWallTime, timeZone } from './oslo.ts'

/*
 * Dates and times as people write them, in the language of the page unless another one is asked for.
 */

/** Making a format costs more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(options: Intl.DateTimeFormatOptions, locale: Locale): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    const language = formatTagOf(locale)
    format = new Intl.DateTimeFormat(language, { timeZone, hourCycle: 'h23', ...options })
    formats.set(key, format)
  }
  return format
}

/** A day and its month are never torn apart at the end of a line. */
function write(instant: Date, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  return formatOf(options, locale)
    .format(instant)
    .replace(/(?<=\d\.?) (?=\p{L})/u, '\u00a0')
}

const wallTimes = {
  no: (wallTime) => wallTime.replace(':', '.'),
  en: (wallTime) => wallTime,
} as const satisfies Record<Locale, (wallTime: string) => string>

const at = { no: 'kl.', en: 'at' } as const satisfies Record<Locale, string>

/** Between a day and a time. */
const dayTimeSeparators = { no: ' ', en: ', ' } as const satisfies Record<Locale, string>

/** A wall time as people write it: 07.30 in Norwegian, 07:30 in English. */
export function formatWallTime(wallTime: string, locale: Locale = getLocale()): string {
  return wallTimes[locale](wallTime)
}

/** Two wall times: `07.30–17.00`, `07:30–17:00`. */
export function formatHours({ opens, closes }: { opens: string; closes: string }): string {
  return `${formatWallTime(opens)}–${formatWallTime(closes)}`
}

/** The clock in Norway at an instant: `18.30` in Norwegian, `18:30` in English. */
export function formatTime(instant: Date, locale: Locale = getLocale()): string {
  return formatWallTime(osloWallTime(instant), locale)
}

/** `lørdag 21. november`, `Saturday 21 November`. */
export function formatDay(instant: Date, locale: Locale = getLocale()): string {
  return write(instant, { weekday: 'long', day: 'numeric', month: 'long' }, locale)
}

/** `3. desember`, `3 December`: where the year is plain. */
export function formatDayAndMonth(instant: Date): string {
  return write(instant, { day: 'numeric', month: 'long' }, getLocale())
}

/** `torsdag 3. desember 2026`, `Thursday 3 December 2026`. */
export function formatDayAndYear(instant: Date): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return write(instant, options, getLocale()).replace(',', '')
}

/** `3. desember 2026`, `3 December 2026`. */
export function formatDate(instant: Date, locale: Locale): string {
  return write(instant, { dateStyle: 'long' }, locale)
}

/** `3. desember 2026 kl. 18.30`, `3 December 2026 at 18:30`. */
export function formatDateAndTime(instant: Date, locale: Locale): string {
  return `${formatDate(instant, locale)} ${at[locale]} ${formatTime(instant, locale)}`
}

/** `torsdag 3. desember 2026 kl. 18.30`, `Thursday 3 December 2026 at 18:30`: when something ends or begins. */
export function formatDayYearAndTime(instant: Date): string {
  return `${formatDayAndYear(instant)} ${at[getLocale()]} ${formatTime(instant)}`
}

/** `22. nov. 2026`, `22 Nov 2026`: for lists of dates. */
export function formatShortDate(instant: Date, locale: Locale = getLocale()): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return write(instant, options, locale)
}

/** `22. nov.`, and `22. nov. 2025` when that is another year than now: for narrow columns. */
export function formatBriefDate(instant: Date, now: Date): string {
  if (osloYear(instant) !== osloYear(now)) return formatShortDate(instant)
  return write(instant, { day: 'numeric', month: 'short' }, getLocale())
}

const osloYear = (instant: Date) => osloDate(instant).slice(0, 4)

/** `torsdag`, `Thursday`. */
export function formatWeekday(instant: Date): string {
  return write(instant, { weekday: 'long' }, getLocale())
}

/** `lør`, `Sat`: the weekday where there is little room. */
export function formatShortWeekday(instant: Date): string {
  return write(instant, { weekday: 'short' }, getLocale()).replace('.', '')
}

/** `november`, `November`. */
export function formatMonth(instant: Date): string {
  return write(instant, { month: 'long' }, getLocale())
}

/** `lør. 21. nov. 18.30`, `Sat 21 Nov, 18:30`. */
export function formatDayAndTime(instant: Date): string {
  const locale = getLocale()
  const options = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const day = write(instant, options, locale).replace(',', '')
  return `${day}${dayTimeSeparators[locale]}${formatTime(instant)}`
}
