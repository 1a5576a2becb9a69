import { formatDay, formatTime } from '#platform/time/format.ts'
import type { Language } from './contract.ts'

/** `tirsdag 24. november kl. 18.30`, `Tuesday 24 November at 18:30`. */
export function formatMoment(instant: Date, locale: Language): string {
  const joint = locale === 'no' ? 'kl.' : 'at'
  return `${formatDay(instant, locale)} ${joint} ${formatTime(instant, locale)}`
}

/** Both languages until a profile says which one its owner reads: Norwegian first, English below. */
export function inBothLanguages(compose: (locale: Language) => readonly string[]): string {
  return `${compose('no').join('\n\n')}\n\n---\n\n${compose('en').join('\n\n')}\n`
}
