import { randomUUID } from 'node:crypto'
import { decryptNumber, encryptAccount } from '#core/association-accounts/account-secrets.server.ts'
import { findAccount } from '#core/association-accounts/find-account.server.ts'
import { associationBankAccount } from '#core/association-accounts/tables.server.ts'
import { isModulo11 } from '#platform/modulo-11.ts'
import { addDays } from '#platform/time/date.ts'
import { at, type DemoApplicant, type DemoWorld } from './demo-world.server.ts'

/** Of every person; invented, with the right check digit. */
const ofPersons = '12345678903'

/** Where an applicant is paid: an association has an account that two contact persons have confirmed. */
export async function accountOf(
  { transaction, encryption, today }: DemoWorld,
  { associationId, name, people: [first = '', second = ''] }: DemoApplicant,
): Promise<string> {
  if (associationId === null) return ofPersons
  const known = await findAccount(transaction, associationId, 'confirmed')
  if (known) return decryptNumber(encryption, known)
  const account = inventedAccount(await transaction.$count(associationBankAccount))
  const id = randomUUID()
  await transaction.insert(associationBankAccount).values({
    id,
    associationId,
    ...encryptAccount(encryption, id, { account, holder: name }),
    state: 'confirmed',
    enteredBy: first,
    enteredAt: at(addDays(today, -790), '18:00'),
    confirmedBy: second,
    confirmedAt: at(addDays(today, -789), '18:00'),
  })
  return account
}

/** Another one for each number. */
function inventedAccount(number: number): string {
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  // Of ten numbers after each other, one at most has no check digit.
  for (let serial = 1_234_600_000 + number * 10; ; serial += 1) {
    const found = digits.map((digit) => `${serial}${digit}`).find(isModulo11)
    if (found) return found
  }
}
