import { and, eq, inArray } from 'drizzle-orm'
import { findConcerned } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { extraPlaceKind } from '#core/kindergartens/days/place-kind.ts'
import {
  kindergartenExtraOpening,
  kindergartenExtraPlace,
} from '#core/kindergartens/days/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { cancelPlace, tellOfCancellation } from '#core/places/end-place.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CancelExtraPlace } from '../model/forms.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseDays } from '../model/refuse.server.ts'

/**
 * Staff cancel a child's place, or its place in the queue, at any time.
 * @throws {Refusal} `EXTRA_PLACE_NOT_FOUND`, `EXTRA_PLACE_CHANGED`, `OWN_CASE`
 */
export async function cancelExtraPlace(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  staff: StaffActor,
  { id, state }: CancelExtraPlace & { readonly id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ childId: kindergartenExtraPlace.childId })
      .from(kindergartenExtraPlace)
      .innerJoin(
        kindergartenExtraOpening,
        eq(kindergartenExtraOpening.id, kindergartenExtraPlace.openingId),
      )
      .where(
        and(
          eq(kindergartenExtraPlace.placeId, id),
          inArray(kindergartenExtraOpening.kindergartenId, kindergartensOf(staff)),
        ),
      )
    if (!found) throw refuseDays('EXTRA_PLACE_NOT_FOUND')
    const concerned = await findConcerned({ database: transaction, encryption }, found.childId)
    await requireOtherPerson(transaction, staff, concerned)
    const because = 'by-staff'
    const cancelled = await cancelPlace(transaction, { placeId: id, because, expected: state })
    if (!cancelled) throw refuseDays('EXTRA_PLACE_CHANGED')
    const news = { placeId: id, because, refundOre: 0 } as const
    await tellOfCancellation(transaction, { kind: extraPlaceKind }, news)
    await recordAction(transaction, staff, {
      action: 'kindergarten-extra-place-cancelled',
      subject: { kind: 'kindergarten-extra-place', id },
      before: { extraPlaceState: state },
    })
  })
}
