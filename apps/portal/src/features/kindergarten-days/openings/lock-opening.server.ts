import { and, eq, inArray } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenExtraOpening } from '#core/kindergartens/days/tables.server.ts'
import { type LockedOffer, lockOffer } from '#core/places/lock-offer.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseDays } from '../model/refuse.server.ts'

export type Opening = typeof kindergartenExtraOpening.$inferSelect
export type LockedOpening = { readonly opening: Opening; readonly offer: LockedOffer }

/**
 * Locks an opening of a kindergarten of theirs by its offer, which bookings lock first, too.
 * @throws {Refusal} `OPENING_NOT_FOUND`, `OPENING_CHANGED`, `OPENING_CALLED_OFF`
 */
export async function lockOpening(
  transaction: Database,
  staff: StaffActor,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<LockedOpening> {
  const offer = await lockOffer(transaction, id)
  const [opening] = await transaction
    .select()
    .from(kindergartenExtraOpening)
    .where(
      and(
        eq(kindergartenExtraOpening.id, id),
        inArray(kindergartenExtraOpening.kindergartenId, kindergartensOf(staff)),
      ),
    )
  if (!offer || !opening) throw refuseDays('OPENING_NOT_FOUND')
  if (opening.version !== version) throw refuseDays('OPENING_CHANGED')
  if (opening.calledOffAt) throw refuseDays('OPENING_CALLED_OFF')
  return { offer, opening }
}
