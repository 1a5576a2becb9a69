import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { pinMinutes } from '#core/kindergartens/limits.ts'
import { checkPin, isEmployed } from '#core/kindergartens/pins/pins.server.ts'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenEmployee } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Opened } from './contract.ts'
import type { PinForm } from './pin-form.ts'

const minute = 60_000

/** Of an employee who may give a PIN on a tablet. */
export const isOfTablet = (
  { kindergartenId, departmentId }: Pick<AdmittedDevice, 'kindergartenId' | 'departmentId'>,
  now: Date,
) =>
  and(
    eq(kindergartenEmployee.kindergartenId, kindergartenId),
    or(
      isNull(kindergartenEmployee.departmentId),
      eq(kindergartenEmployee.departmentId, departmentId),
    ),
    isNotNull(kindergartenEmployee.pinHash),
    isEmployed(osloDate(now)),
  )

/**
 * Opens health data on a tablet for some minutes.
 * @throws {Refusal} EMPLOYEE_NOT_FOUND, PIN_WRONG, PIN_LOCKED, TABLET_SHUT_OFF
 */
export async function openTablet(
  parts: { readonly database: Database; readonly passwords: Pick<Passwords, 'verify'> },
  device: AdmittedDevice,
  { employeeId, pin }: PinForm,
  now: Date,
): Promise<Opened> {
  const { database } = parts
  const known = await database.$count(
    kindergartenEmployee,
    and(eq(kindergartenEmployee.id, employeeId), isOfTablet(device, now)),
  )
  if (known === 0) throw refuse('EMPLOYEE_NOT_FOUND')
  const outcome = await checkPin(parts, { employeeId, pin })
  if (outcome === 'locked') throw refuse('PIN_LOCKED')
  if (outcome === 'wrong') throw refuse('PIN_WRONG')
  const until = new Date(now.getTime() + pinMinutes * minute)
  const opened = await database
    .update(kindergartenDevice)
    .set({ openedBy: employeeId, openUntil: until })
    .where(and(eq(kindergartenDevice.id, device.id), isNull(kindergartenDevice.shutOffAt)))
    .returning({ id: kindergartenDevice.id })
  if (opened.length === 0) throw refuse('TABLET_SHUT_OFF')
  return { until: until.toISOString() }
}

export async function lockTablet(database: Database, deviceId: string): Promise<void> {
  await database
    .update(kindergartenDevice)
    .set({ openedBy: null, openUntil: null })
    .where(eq(kindergartenDevice.id, deviceId))
}
