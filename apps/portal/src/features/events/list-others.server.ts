import type { PublicEvent, PublicEvents } from '#core/public-events/public-event.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { ListedEvent, ListedEvents, ListedQuery } from './contract.ts'
import { sharePages } from './share-pages.ts'

/** So many events of others are on one page, beside those of the editors. */
export const othersOnPage = 60

/** The events of others that one page of the calendar shows. */
export async function listOthers(
  publicEvents: PublicEvents,
  { locale, today, page, bounds, place }: ListedQuery,
): Promise<ListedEvents> {
  const wanted = { locale, endsFrom: startOf(today), place: place || null }
  const starts = await publicEvents.starts(wanted)
  const begins = bounds === '' ? [] : bounds.split(',').map((bound) => new Date(bound))
  const shares = sharePages(starts, begins, othersOnPage)
  const share = shares[page - 1]
  const counts = { pages: shares.length, total: starts.length }
  if (!share) return { items: [], range: null, from: null, until: null, ...counts }
  const items = await publicEvents.list(wanted, starts, share)
  return {
    items: items.map(written),
    range: share.range,
    from: share.isFirst ? null : (starts[share.from]?.toISOString() ?? null),
    until: share.isLast ? null : (starts[share.to]?.toISOString() ?? null),
    ...counts,
  }
}

/** The beginning of a day in Norway. */
export const startOf = (day: string): Date => toInstant(atWallTime(day, '00:00'))

const written = ({ startsAt, endsAt, ...event }: PublicEvent): ListedEvent => ({
  ...event,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})
