import { and, eq, gt, isNull } from 'drizzle-orm'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { isOfTablet } from './open-tablet.server.ts'

/** The employee who has given a PIN; `userId`: null for one without an account. */
export type Opener = { readonly name: string; readonly userId: string | null }

/**
 * For what a PIN opens: the tablet is in use, and the time of the PIN is not over.
 * @throws {Refusal} PIN_NEEDED
 */
export async function requireOpened(
  database: Database,
  device: AdmittedDevice,
  now: Date,
): Promise<Opener> {
  const [opener] = await database
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
  if (!opener) throw refuse('PIN_NEEDED')
  return opener
}
