import type { Database } from '#platform/database/database.server.ts'
import type { PublicEvent, PublicEventSource, PublicEvents } from './public-event.ts'

/** What all features have for the event calendar, as one list by start. */
export function createPublicEvents(
  database: Database,
  sources: readonly PublicEventSource[],
): PublicEvents {
  return {
    async starts(wanted) {
      const found = await Promise.all(sources.map(({ starts }) => starts(database, wanted)))
      return found.flat().toSorted((one, other) => one.getTime() - other.getTime())
    },

    async list(wanted, starts, ranks) {
      const from = starts[ranks.from]
      const until = starts[Math.min(ranks.to, starts.length) - 1]
      if (!from || !until || until < from) return []
      const span = { ...wanted, from, until }
      const found = await Promise.all(sources.map(({ list }) => list(database, span)))
      // Of those that start at the same instant as the first one, some may be on the page before.
      const before = starts.findIndex((start) => start.getTime() === from.getTime())
      const skipped = ranks.from - before
      return found
        .flat()
        .toSorted(byStart)
        .slice(skipped, skipped + ranks.to - ranks.from)
    },
  }
}

const byStart = (one: PublicEvent, other: PublicEvent) =>
  one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1)
