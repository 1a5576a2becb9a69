import type { Locale } from '@trivsel/content-contract/content'
import type { Database } from '#platform/database/database.server.ts'

/** One thing in a member's calendar. */
export type CalendarEntry = {
  /** Stays the same as long as it is the same thing: `court-7f3a…`. */
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

/** What a feature has for a member's calendar. What has been given back or cancelled is no longer there. */
export type CalendarSource = (
  database: Database,
  wanted: CalendarWanted,
) => Promise<CalendarEntry[]>

/** What is past stays in the calendar for so long. */
export const pastCalendarDays = 90
