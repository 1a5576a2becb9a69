import { eq } from 'drizzle-orm'
import { kindergartenExtraOpening } from '#core/kindergartens/days/tables.server.ts'
import { callOffPlaces } from '#core/places/change-offer.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { CallOffOpening } from '../model/forms.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseDays } from '../model/refuse.server.ts'
import type { OpeningCalledOff } from './contract.ts'
import { lockOpening } from './lock-opening.server.ts'

/**
 * Calls off an extra opening: no child has a place any more, and guardians are notified. They read the
 * reason on their page.
 * @throws {Refusal} see `openingDescribed.callOff`
 */
export async function callOffOpening(
  database: Database,
  staff: StaffActor,
  { id, version, reason, now }: CallOffOpening & { readonly id: string; readonly now: Date },
): Promise<OpeningCalledOff> {
  return database.transaction(async (transaction) => {
    const { opening } = await lockOpening(transaction, staff, { id, version })
    if (opening.onDate < osloDate(now)) throw refuseDays('DAYS_IN_PAST')
    await transaction
      .update(kindergartenExtraOpening)
      .set({ calledOffAt: now, calledOffBecause: reason, version: version + 1 })
      .where(eq(kindergartenExtraOpening.id, id))
    const notified = await callOffPlaces(transaction, id)
    await recordAction(transaction, staff, {
      action: 'kindergarten-opening-called-off',
      subject: { kind: 'kindergarten-opening', id },
      after: { openingReason: reason, openingNotified: notified },
    })
    return { notified }
  })
}
