import { randomInt } from 'node:crypto'
import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mostPinAttempts, newPinLength } from '../limits.ts'
import { kindergartenEmployee } from '../setup/tables.server.ts'

/** Digits that nobody chose: a birthday or 1234 is never one. */
export const makePin = (): string =>
  Array.from({ length: newPinLength }, () => String(randomInt(10))).join('')

/** Of an employee who has not left. */
export const isEmployed = (onDate: string) =>
  or(isNull(kindergartenEmployee.endedOn), gte(kindergartenEmployee.endedOn, onDate))

export type PinOutcome = 'right' | 'wrong' | 'locked'

type Given = { readonly employeeId: string; readonly pin: string }

/**
 * Checks the PIN of an employee. The attempt is counted in one statement before the PIN is looked at: of
 * however many at once, no more than `mostPinAttempts` are. The right one starts the count again.
 * @returns `wrong` also for an employee without a PIN, or none
 */
export async function checkPin(
  {
    database,
    passwords,
  }: { readonly database: Database; readonly passwords: Pick<Passwords, 'verify'> },
  { employeeId, pin }: Given,
): Promise<PinOutcome> {
  const isThis = eq(kindergartenEmployee.id, employeeId)
  const [counted] = await database
    .update(kindergartenEmployee)
    .set({ pinAttempts: sql`${kindergartenEmployee.pinAttempts} + 1` })
    .where(
      and(
        isThis,
        isNotNull(kindergartenEmployee.pinHash),
        lt(kindergartenEmployee.pinAttempts, mostPinAttempts),
      ),
    )
    .returning({ hash: kindergartenEmployee.pinHash, attempts: kindergartenEmployee.pinAttempts })
  if (!counted?.hash) {
    const locked = await database.$count(
      kindergartenEmployee,
      and(isThis, gte(kindergartenEmployee.pinAttempts, mostPinAttempts)),
    )
    return locked > 0 ? 'locked' : 'wrong'
  }
  if (!(await passwords.verify(counted.hash, pin)))
    return counted.attempts >= mostPinAttempts ? 'locked' : 'wrong'
  // Not where a leader has given out another one meanwhile.
  const accepted = await database
    .update(kindergartenEmployee)
    .set({ pinAttempts: 0 })
    .where(and(isThis, eq(kindergartenEmployee.pinHash, counted.hash)))
    .returning({ id: kindergartenEmployee.id })
  return accepted.length > 0 ? 'right' : 'wrong'
}

/** Gives out a PIN: the one before is no longer valid, and a lock is opened. */
export const savePin = (transaction: Database, employeeId: string, pinHash: string) =>
  transaction
    .update(kindergartenEmployee)
    .set({ pinHash, pinAttempts: 0 })
    .where(eq(kindergartenEmployee.id, employeeId))

/** Opens a PIN that wrong ones have locked; it stays the same. */
export const unlockPin = (transaction: Database, employeeId: string) =>
  transaction
    .update(kindergartenEmployee)
    .set({ pinAttempts: 0 })
    .where(eq(kindergartenEmployee.id, employeeId))
