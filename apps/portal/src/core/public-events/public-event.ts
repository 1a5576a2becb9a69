import type { Locale } from '@trivsel/content-contract/locales'
import type { Database } from '#platform/database/database.server.ts'

/** Something that anybody may read about in the event calendar, beside what editors write there. */
export type PublicEvent = {
  /** Unlike that of any other: it names the event in calendars for ever. */
  readonly id: string
  /** The path of its page. */
  readonly href: string
  readonly title: string
  /** Of title and summary, where they are not in the language that was asked for. */
  readonly lang: string | null
  readonly summary: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly place: string
  readonly organiser: string
  readonly isCalledOff: boolean
}

export type PublicEventsWanted = {
  readonly locale: Locale
  /** Not those that ended before. */
  readonly endsFrom: Date
  /** Only those whose place has this in it; null: all. */
  readonly place: string | null
}

/** What a feature has for the calendar: `publicEvents` of its manifest. */
export type PublicEventSource = {
  /** When each of them starts, the earliest first. */
  readonly starts: (database: Database, wanted: PublicEventsWanted) => Promise<Date[]>
  /** Those that start within a span, both ends included, by start and id. */
  readonly list: (
    database: Database,
    wanted: PublicEventsWanted & { readonly from: Date; readonly until: Date },
  ) => Promise<PublicEvent[]>
}

/** Of all features together. */
export type PublicEvents = {
  readonly starts: (wanted: PublicEventsWanted) => Promise<Date[]>
  /** @param ranks of the first one and of the one after the last, in the order of `starts` */
  readonly list: (
    wanted: PublicEventsWanted,
    starts: readonly Date[],
    ranks: { readonly from: number; readonly to: number },
  ) => Promise<PublicEvent[]>
}
