import type { DepositHolder } from '../model/deposit-holder.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import type { PaymentToMake } from './contract.ts'
import type { SharedAccount } from './share-account.server.ts'

/**
 * How to pay for a student. The message has the customer number, by which a transfer is known as
 * theirs, and not the birth date.
 */
export function describePayment(
  { account, application, figures, invoice }: SharedAccount,
  holder: DepositHolder | null,
): PaymentToMake {
  const student = fullNameOf(application)
  return {
    student,
    outstanding: { amount: figures.outstandingOre / 100, currency: 'NOK' },
    dueOn: invoice.dueOn,
    transfer:
      holder && !figures.isPaid
        ? {
            holder: holder.name,
            bank: holder.bank,
            iban: holder.iban,
            bic: holder.bic,
            message: `${student} ${account.customerNumber}`,
            isExample: holder.isExample,
          }
        : null,
  }
}
