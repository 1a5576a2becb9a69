import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { Locale } from '@trivsel/content-contract/locales'

/** Everything that is to come, for a calendar that asks again by itself. */
export function calendarFeedAddress(locale: Locale): string {
  return `${fixedAddresses.eventCalendar[locale]}.ics`
}

/** One event as a file. */
export function calendarFileAddress(locale: Locale, id: number): string {
  return `${fixedAddresses.eventCalendar[locale]}/${id}.ics`
}
