import type { Locale } from '@trivsel/content-contract/locales'

import type { Database } from '#platform/database/database.server.ts'

/** An entry in a member's calendar. */
export type CalendarEntry = {
  /** Stays the same for the same booking: `court-7f3a…`. */
  readonly uid: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly summary: string
  readonly isTentative: boolean
  readonly location: string
  /** Paragraphs. */
  readonly description: readonly string[]
  /** The page that shows it. */
  readonly url: string
}

export type CalendarWanted = {
  readonly userId: string
  readonly language: Locale
  readonly portalUrl: string
}

/**
 * Lists what a feature has for a member's calendar. Released and cancelled bookings are not
 * included.
 */
export type CalendarSource = (
  database: Database,
  wanted: CalendarWanted,
) => Promise<CalendarEntry[]>

/** How long past entries stay in the calendar. */
export const pastCalendarDays = 90
