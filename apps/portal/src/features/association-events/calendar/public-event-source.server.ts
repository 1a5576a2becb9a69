import { type SQL, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { PublicEventSource, PublicEventsWanted } from '#core/public-events/public-event.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { summaryOf, writtenText } from '#platform/i18n/written-text.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { associationEvent } from '../model/tables.server.ts'

/** Events of associations in the event calendar. */
export const associationEventSource: PublicEventSource = {
  async starts(database, wanted) {
    if (!isServiceOffered('associations')) return []
    const { rows } = await database.execute<{ startsAt: Date }>(sql`
      select e.starts_at as "startsAt" from ${associationEvent} e
      where ${isWanted(wanted)} order by e.starts_at`)
    return rows.map(({ startsAt }) => new Date(startsAt))
  },

  async list(database, { from, until, ...wanted }) {
    if (!isServiceOffered('associations')) return []
    const { rows } = await database.execute<{
      id: string
      title: Localized
      text: Localized
      startsAt: Date
      endsAt: Date
      place: string
      organiser: string
      isCalledOff: boolean
    }>(sql`
      select e.id, e.title, e.text, e.starts_at as "startsAt", e.ends_at as "endsAt", e.place,
        a.name as organiser, e.state = 'called-off' as "isCalledOff"
      from ${associationEvent} e join ${association} a on a.id = e.association_id
      where ${isWanted(wanted)} and e.starts_at between ${from} and ${until}
      order by e.starts_at, e.id`)
    return rows.map(({ id, title, text, startsAt, endsAt, ...event }) => {
      const named = writtenText(title, wanted.locale)
      return {
        ...event,
        id: `association-event-${id}`,
        href: pagePath('associationEvent', wanted.locale, { id }),
        title: named.text,
        lang: named.lang ?? null,
        summary: summaryOf(writtenText(text, wanted.locale).text),
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
      }
    })
  },
}

/** What was published stays when it is called off, so that nobody goes there for nothing. */
const isWanted = ({ endsFrom, place }: PublicEventsWanted): SQL =>
  sql`e.state in ('published', 'called-off') and e.ends_at >= ${endsFrom}
    and (${place}::text is null or position(lower(${place}) in lower(e.place)) > 0)`
