import { sql } from 'drizzle-orm'
import { insertAccount } from '#core/accounts/add-account.server.ts'
import { checkNewPassword } from '#core/accounts/passwords/check-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { enrolmentMinutes } from '#core/staff-area/rules.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockStaff } from '../model/lock-staff.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { FirstAdministratorForm } from './contract.ts'
import { isFirstStart } from './find-first-start.server.ts'
import { refuseFirst, requireFirstCode } from './require-first-code.server.ts'

/**
 * Creates the account of the first administrator. Of concurrent calls one succeeds.
 * @returns the email address, with which to log in
 * @throws {Refusal} FIRST_START_OVER (410), FIRST_CODE_WRONG (403), EMAIL_HAS_ACCOUNT (409),
 *   PASSWORD_… (422)
 */
export async function becomeAdministrator(
  parts: { database: Database; passwords: Pick<Passwords, 'hash' | 'isCommon'>; secret: string },
  { code, email, firstName, lastName, password }: FirstAdministratorForm,
  requestId: string,
): Promise<string> {
  const { database, passwords, secret } = parts
  if (!(await isFirstStart(database))) throw refuseFirst('FIRST_START_OVER')
  requireFirstCode(secret, code)
  checkNewPassword(password, [email, firstName, lastName], passwords.isCommon)
  // Hashed outside the transaction, because it takes long enough to block other transactions.
  const passwordHash = await passwords.hash(password)
  await database.transaction(async (transaction) => {
    await lockStaff(transaction, { kind: 'command' })
    if (!(await isFirstStart(transaction))) throw refuseFirst('FIRST_START_OVER')
    const userId = await insertAccount(transaction, { firstName, lastName, email, passwordHash })
    if (!userId) throw refuseFirst('EMAIL_HAS_ACCOUNT')
    const roles = ['admin' as const]
    await transaction.insert(staffMember).values({
      userId,
      roles,
      enrolmentUntil: sql`now() + make_interval(mins => ${enrolmentMinutes})`,
    })
    await recordAction(
      transaction,
      { kind: 'staff', userId, roles, requestId },
      {
        action: 'staff-first-administrator',
        subject: { kind: 'staff-member', id: userId },
        after: { roles },
      },
    )
  })
  return email
}
