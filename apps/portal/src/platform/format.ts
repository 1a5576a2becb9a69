import { getLocale } from '#locale'

/** Wall-clock `HH:MM` as people write it: 07.30 in Norwegian, 07:30 in English. */
export function formatClock(time: string): string {
  return getLocale() === 'no' ? time.replace(':', '.') : time
}

/** Two wall-clock times: `07.30–17.00`, `07:30–17:00`. */
export function formatHours({ opens, closes }: { opens: string; closes: string }): string {
  return `${formatClock(opens)}–${formatClock(closes)}`
}

/** Norwegian writes weekdays in lower case; where a line begins with one it gets its capital. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A telephone number as an address that a phone can call. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** A file size in whole kB or MB with one decimal. */
export function formatFileSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : bytes / 1_000
  const number = new Intl.NumberFormat(getLocale() === 'no' ? 'nb-NO' : 'en-GB', {
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value)
  return `${number} ${isLarge ? 'MB' : 'kB'}`
}

/** A share of a whole in percent: `80 %` in Norwegian, `80%` in English. */
export function formatPercent(percent: number): string {
  const language = getLocale() === 'no' ? 'nb-NO' : 'en-GB'
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  )
}

const timeZone = 'Europe/Oslo'

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = getLocale() === 'no' ? 'nb-NO' : 'en-GB'
  const key = language + JSON.stringify(options)
  let format = dateFormats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { timeZone, hourCycle: 'h23', ...options })
    dateFormats.set(key, format)
  }
  return format
}

/** Making a format costs more than using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** The clock in Oslo: `18.30` in Norwegian, `18:30` in English. */
export function formatTime(instant: Date): string {
  const shown = dateFormat({ hour: '2-digit', minute: '2-digit' }).format(instant)
  return formatClock(shown.replace('.', ':'))
}

/** `lørdag 21. november`, `Saturday 21 November`. */
export function formatDay(instant: Date): string {
  return dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(instant)
}

/** `torsdag 3. desember 2026`, `Thursday 3 December 2026`. */
export function formatDayAndYear(instant: Date): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return dateFormat(options).format(instant).replace(',', '')
}

/** `torsdag`, `Thursday`. */
export function formatWeekday(instant: Date): string {
  return dateFormat({ weekday: 'long' }).format(instant)
}

/** `lør`, `Sat`: the weekday where there is little room. */
export function formatShortWeekday(instant: Date): string {
  return dateFormat({ weekday: 'short' }).format(instant).replace('.', '')
}

/** `november`, `November`. */
export function formatMonth(instant: Date): string {
  return dateFormat({ month: 'long' }).format(instant)
}

/** `lør. 21. nov. 18.30`, `Sat 21 Nov, 18:30`. */
export function formatDayAndTime(instant: Date): string {
  const day = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' }).format(instant)
  return `${day.replace(',', '')}${getLocale() === 'no' ? ' ' : ', '}${formatTime(instant)}`
}

/** `22. nov. 2026`, `22 Nov 2026`: where many stand below each other. */
export function formatShortDate(instant: Date): string {
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(instant)
}
