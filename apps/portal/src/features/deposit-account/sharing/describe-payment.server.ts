import type { FoundAccount } from '../find-account.server.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'
import { fullNameOf } from '../write-letters.server.ts'
import type { PaymentToMake } from './contract.ts'

/**
 * How to pay for a student. The message has the customer number, by which a transfer is known as
 * theirs, and not the birth date.
 */
export function describePayment(
  { account, application, figures }: FoundAccount,
  organisation: DepositHolder | null,
): PaymentToMake {
  const student = fullNameOf(application)
  return {
    student,
    outstanding: { amount: figures.outstandingOre / 100, currency: 'NOK' },
    dueOn: account.dueOn,
    transfer:
      organisation && !figures.isPaid
        ? {
            holder: organisation.name,
            bank: organisation.bank,
            iban: organisation.iban,
            bic: organisation.bic,
            message: `${student} ${account.customerNumber}`,
            isExample: organisation.isExample,
          }
        : null,
  }
}
