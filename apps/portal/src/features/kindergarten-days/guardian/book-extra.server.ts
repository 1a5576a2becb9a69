import { and, eq, notInArray, sql } from 'drizzle-orm'
import { requireGuardian } from '#core/kindergartens/access/guardian-access.server.ts'
import {
  kindergartenExtraOpening,
  kindergartenExtraPlace,
} from '#core/kindergartens/days/tables.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { bookPlaces } from '#core/places/book-places.server.ts'
import { lockOffer } from '#core/places/lock-offer.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseDays } from '../model/refuse.server.ts'
import type { GuardianParts } from './answer-survey.server.ts'

export type ChildOfOpening = {
  readonly openingId: string
  readonly childId: string
  readonly userId: string
}

/**
 * Books for a child, or puts it in the queue. Of two guardians who book at once the second finds what the
 * first has booked; the key of `kindergarten_extra_place` is the guarantee.
 * @throws {Refusal} see `guardianDescribed.book`
 */
export async function bookExtra(
  { database, encryption }: GuardianParts,
  { openingId, childId, userId }: ChildOfOpening,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const offer = await lockOffer(transaction, openingId)
    const guardian = await requireGuardian(
      { database: transaction, encryption },
      { userId, childId },
    )
    if (!offer) throw refuseDays('OPENING_NOT_FOUND')
    await requireEnrolled(transaction, { openingId, childId })
    await removeEnded(transaction, { openingId, childId })
    if (await hasPlace(transaction, { openingId, childId })) return
    const request = { userId, isFirstPool: false, priceOre: 0, beneficiaryId: childId }
    const [outcome] = await bookPlaces(transaction, openingId, [request])
    if (!outcome || 'refusal' in outcome)
      throw refuseDays(
        outcome?.refusal === 'PLACES_CALLED_OFF' ? 'OPENING_CALLED_OFF' : 'OPENING_CLOSED',
      )
    await transaction
      .insert(kindergartenExtraPlace)
      .values({ openingId, childId, placeId: outcome.place.id, guardianId: guardian.id })
  })
}

type Key = Pick<ChildOfOpening, 'childId' | 'openingId'>

const isOf = ({ openingId, childId }: Key) =>
  and(eq(kindergartenExtraPlace.openingId, openingId), eq(kindergartenExtraPlace.childId, childId))

/** @throws {Refusal} `OPENING_NOT_FOUND`: it is no extra opening; `CHILD_NOT_ENROLLED` */
async function requireEnrolled(transaction: Database, { openingId, childId }: Key) {
  const { rows } = await transaction.execute<{ isEnrolled: boolean }>(sql`
    select exists (select 1 from portal.kindergarten_enrolment placed
      join portal.kindergarten_department dept on dept.id = placed.department_id
      where placed.child_id = ${childId} and dept.kindergarten_id = opening.kindergarten_id
        and opening.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity'))
      as "isEnrolled"
    from ${kindergartenExtraOpening} opening where opening.id = ${openingId}`)
  if (!rows[0]) throw refuseDays('OPENING_NOT_FOUND')
  if (!rows[0].isEnrolled) throw refuseKindergarten('CHILD_NOT_ENROLLED')
}

/** What was cancelled before makes room for a new one. */
async function removeEnded(transaction: Database, key: Key): Promise<void> {
  const ended = transaction
    .select({ id: place.id })
    .from(place)
    .where(and(eq(place.offerId, key.openingId), notInArray(place.state, [...activeStates])))
  await transaction
    .delete(kindergartenExtraPlace)
    .where(and(isOf(key), sql`${kindergartenExtraPlace.placeId} in ${ended}`))
}

async function hasPlace(transaction: Database, key: Key): Promise<boolean> {
  const [found] = await transaction
    .select({ id: kindergartenExtraPlace.placeId })
    .from(kindergartenExtraPlace)
    .where(isOf(key))
  return found !== undefined
}
