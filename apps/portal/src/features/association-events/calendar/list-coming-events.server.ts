import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { ComingEvents } from './contract.ts'

const mostShown = 10

/** The next events of an association, for its page; none of one that there is not. */
export async function listComingEvents(
  database: Database,
  { slug, now }: { readonly slug: string; readonly now: Date },
): Promise<ComingEvents> {
  const { id, title, startsAt, endsAt, place, state } = associationEvent
  const rows = await database
    .select({ id, title, startsAt, endsAt, place, state })
    .from(associationEvent)
    .innerJoin(association, eq(association.id, associationEvent.associationId))
    .where(
      and(eq(association.slug, slug), inArray(state, ['published', 'called-off']), gt(endsAt, now)),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(mostShown)
  return {
    items: rows.map(({ state: is, ...row }) => ({
      ...row,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      isCalledOff: is === 'called-off',
    })),
  }
}
