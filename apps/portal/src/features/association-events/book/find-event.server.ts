import { and, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { meaningOf } from '#core/associations/states.ts'
import {
  association,
  associationMember,
  associationTerm,
} from '#core/associations/tables.server.ts'
import { reasonNotOpen } from '#core/places/rules.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { placesStates } from './contract.ts'

type PlacesState = (typeof placesStates)[number]

/** A published event with its offer, if people book places there. Drafts are nobody's here. */
export async function findEvent(database: Database, id: string) {
  const [found] = await database
    .select({
      event: associationEvent,
      offer: placeOffer,
      association: {
        id: association.id,
        name: association.name,
        slug: association.slug,
        state: association.state,
      },
    })
    .from(associationEvent)
    .innerJoin(association, eq(association.id, associationEvent.associationId))
    .leftJoin(placeOffer, eq(placeOffer.id, associationEvent.id))
    .where(
      and(
        eq(associationEvent.id, id),
        inArray(associationEvent.state, ['published', 'called-off']),
      ),
    )
  return found ?? null
}
export type FoundEvent = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** Whether places can be had now, and otherwise why not. */
export function placesStateOf(
  { event, offer, association: of }: FoundEvent,
  now: Date,
): PlacesState {
  if (event.state === 'called-off') return 'called-off'
  if (!event.hasPlaces || !offer) return 'none'
  const notOpen = reasonNotOpen(offer, now)
  if (notOpen) return notOpen === 'PLACES_CALLED_OFF' ? 'called-off' : 'closed'
  return meaningOf(of.state).mayPublishEvents ? 'open' : 'association-closed'
}

/**
 * Those of some people who are members of an association on a day: in its register, with a term that
 * holds on that day.
 */
export async function findMembers(
  database: Database,
  wanted: {
    readonly associationId: string
    readonly userIds: readonly string[]
    readonly today: string
  },
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ userId: associationMember.userId })
    .from(associationMember)
    .innerJoin(associationTerm, eq(associationTerm.memberId, associationMember.id))
    .where(
      and(
        eq(associationMember.associationId, wanted.associationId),
        inArray(associationMember.userId, [...wanted.userIds]),
        eq(associationMember.state, 'member'),
        isNull(associationTerm.cancelledAt),
        lte(associationTerm.startsOn, wanted.today),
        gte(associationTerm.endsOn, wanted.today),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

export const priceFor = (
  { memberPriceOre, priceOre }: { readonly memberPriceOre: number; readonly priceOre: number },
  isMember: boolean,
): number => (isMember ? memberPriceOre : priceOre)
