import { and, eq, inArray, isNull } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Shuts a tablet off: its next request is refused, and what it still sends waits for review. One that is
 * shut off already stays as it is.
 * @throws {Refusal} TABLET_NOT_FOUND
 */
export async function shutOff(
  database: Database,
  staff: StaffActor,
  id: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const departments = transaction
      .select({ id: kindergartenDepartment.id })
      .from(kindergartenDepartment)
      .where(inArray(kindergartenDepartment.kindergartenId, kindergartensOf(staff)))
    const isTheirs = and(
      eq(kindergartenDevice.id, id),
      inArray(kindergartenDevice.departmentId, departments),
    )
    const changed = await transaction
      .update(kindergartenDevice)
      .set({ shutOffAt: now, shutOffBy: staff.userId, openedBy: null, openUntil: null })
      .where(and(isTheirs, isNull(kindergartenDevice.shutOffAt)))
      .returning({ id: kindergartenDevice.id })
    if (changed.length === 0) {
      if ((await transaction.$count(kindergartenDevice, isTheirs)) === 0)
        throw refuse('TABLET_NOT_FOUND')
      return
    }
    await recordAction(transaction, staff, {
      action: 'kindergarten-tablet-shut-off',
      subject: { kind: 'kindergarten-tablet', id },
    })
  })
}
