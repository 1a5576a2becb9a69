import { viewHealth } from '#core/kindergartens/children/health.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import { requireChildOfDepartment } from '../model/child-of-department.server.ts'
import type { TabletHealth } from './contract.ts'
import { requireOpened } from './require-opened.server.ts'

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
    const { name, userId } = await requireOpened(transaction, device, now)
    await requireChildOfDepartment(transaction, device, childId, now)
    const { allergies, medicines, notes } = await viewHealth(
      { database: transaction, encryption },
      childId,
      { place: 'tablet', name, ...(userId !== null && { userId }) },
    )
    return { allergies, medicines, notes }
  })
}
