import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { mostPinAttempts } from '#core/kindergartens/limits.ts'
import { isEmployed, makePin, savePin, unlockPin } from '#core/kindergartens/pins/pins.server.ts'
import { kindergartenDevice } from '#core/kindergartens/presence/tables.server.ts'
import {
  kindergarten,
  kindergartenDepartment,
  kindergartenEmployee,
} from '#core/kindergartens/setup/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { EmployeePins, MadePin } from './contract.ts'

export async function listPins(
  database: Database,
  staff: StaffActor,
  now: Date,
): Promise<EmployeePins> {
  const own = await findOwnAccounts(database, staff.userId)
  const rows = await database
    .select({
      id: kindergartenEmployee.id,
      name: kindergartenEmployee.name,
      kindergarten: kindergarten.name,
      department: sql<string>`coalesce(${kindergartenDepartment.name}, '')`,
      hasPin: sql<boolean>`${kindergartenEmployee.pinHash} is not null`,
      attempts: kindergartenEmployee.pinAttempts,
      userId: kindergartenEmployee.userId,
    })
    .from(kindergartenEmployee)
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenEmployee.kindergartenId))
    .leftJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenEmployee.departmentId),
    )
    .where(and(inArray(kindergarten.id, kindergartensOf(staff)), isEmployed(osloDate(now))))
    .orderBy(asc(kindergarten.name), asc(kindergartenEmployee.name), asc(kindergartenEmployee.id))
  return {
    employees: rows.map(({ hasPin, attempts, userId, ...row }) => ({
      ...row,
      pin: !hasPin ? 'none' : attempts >= mostPinAttempts ? 'locked' : 'set',
      isOwn: userId !== null && own.has(userId),
    })),
  }
}

/**
 * Gives out a new PIN. Tablets that the one before has opened are closed.
 * @throws {Refusal} EMPLOYEE_NOT_FOUND, OWN_CASE
 */
export async function givePin(
  {
    database,
    passwords,
  }: { readonly database: Database; readonly passwords: Pick<Passwords, 'hash'> },
  staff: StaffActor,
  id: string,
  now: Date,
): Promise<MadePin> {
  const pin = makePin()
  // Before the transaction: it takes a moment of another thread.
  const hash = await passwords.hash(pin)
  await changePin(database, staff, { id, action: 'kindergarten-pin-made' }, now, (transaction) =>
    closeAndSave(transaction, id, hash),
  )
  return { pin }
}

async function closeAndSave(transaction: Database, id: string, hash: string): Promise<void> {
  await savePin(transaction, id, hash)
  await transaction
    .update(kindergartenDevice)
    .set({ openedBy: null, openUntil: null })
    .where(eq(kindergartenDevice.openedBy, id))
}

/** @throws {Refusal} EMPLOYEE_NOT_FOUND, OWN_CASE */
export const openPin = (
  database: Database,
  staff: StaffActor,
  id: string,
  now: Date,
): Promise<void> =>
  changePin(
    database,
    staff,
    { id, action: 'kindergarten-pin-unlocked' },
    now,
    async (transaction) => {
      await unlockPin(transaction, id)
    },
  )

type Change = {
  readonly id: string
  readonly action: 'kindergarten-pin-made' | 'kindergarten-pin-unlocked'
}

async function changePin(
  database: Database,
  staff: StaffActor,
  { id, action }: Change,
  now: Date,
  change: (transaction: Database) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [employee] = await transaction
      .select({ userId: kindergartenEmployee.userId })
      .from(kindergartenEmployee)
      .where(
        and(
          eq(kindergartenEmployee.id, id),
          inArray(kindergartenEmployee.kindergartenId, kindergartensOf(staff)),
          isEmployed(osloDate(now)),
        ),
      )
    if (!employee) throw refuse('EMPLOYEE_NOT_FOUND')
    await requireOtherPerson(transaction, staff, [employee.userId])
    await change(transaction)
    await recordAction(transaction, staff, { action, subject: { kind: 'kindergarten-pin', id } })
  })
}
