import { and, eq, gt, isNull } from 'drizzle-orm'
import { viewHealth } from '#core/kindergartens/children/health.server.ts'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { isEnrolledOn } from '#core/kindergartens/presence/record-presence.server.ts'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { TabletHealth } from './contract.ts'
import { isOfTablet } from './open-tablet.server.ts'

/**
 * The health data of a child with a place in the department today, for the employee who has given a PIN
 * on the tablet. Who looked is written down in the same transaction.
 * @throws {Refusal} PIN_NEEDED, CHILD_NOT_FOUND
 */
export async function viewChildHealth(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  device: AdmittedDevice,
  childId: string,
  now: Date,
): Promise<TabletHealth> {
  return database.transaction(async (transaction) => {
    const [viewer] = await transaction
      .select({ name: kindergartenEmployee.name, userId: kindergartenEmployee.userId })
      .from(kindergartenDevice)
      .innerJoin(kindergartenEmployee, eq(kindergartenEmployee.id, kindergartenDevice.openedBy))
      .where(
        and(
          eq(kindergartenDevice.id, device.id),
          isNull(kindergartenDevice.shutOffAt),
          gt(kindergartenDevice.openUntil, now),
          isOfTablet(device, now),
        ),
      )
    if (!viewer) throw refuse('PIN_NEEDED')
    const placed = await transaction.$count(
      kindergartenEnrolment,
      and(
        eq(kindergartenEnrolment.childId, childId),
        eq(kindergartenEnrolment.departmentId, device.departmentId),
        isEnrolledOn(osloDate(now)),
      ),
    )
    if (placed === 0) throw refuseKindergarten('CHILD_NOT_FOUND')
    const { allergies, medicines, notes } = await viewHealth(
      { database: transaction, encryption },
      childId,
      {
        place: 'tablet',
        name: viewer.name,
        ...(viewer.userId !== null && { userId: viewer.userId }),
      },
    )
    return { allergies, medicines, notes }
  })
}
