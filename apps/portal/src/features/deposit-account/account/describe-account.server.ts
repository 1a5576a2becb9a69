import { osloDate } from '#platform/time/oslo.ts'
import type { DepositAccount } from '../model/contract.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'
import type { FoundAccount } from '../model/find-account.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import { transferMessage } from '../model/transfer-message.ts'

const kroner = (ore: number) => ({ amount: ore / 100, currency: 'NOK' as const })

/** Describes the account as the API answers it. */
export function describeAccount(
  found: FoundAccount | null,
  holder: DepositHolder | null,
  letterEndedAt: Date | null,
): DepositAccount {
  if (!found) return none
  const { account, application, figures, invoicedOre, payments } = found
  const { customerNumber, dueOn, lapsesOn } = account
  const invoiceNumber = String(account.invoiceNumber)
  return {
    balance: kroner(figures.balanceOre),
    outstandingAmount: kroner(figures.outstandingOre),
    paid: figures.isPaid,
    booked: figures.isBooked,
    invoice: { id: invoiceNumber, invoiceNumber, amount: kroner(invoicedOre), dueOn, lapsesOn },
    transfer: holder && {
      holder: holder.name,
      bank: holder.bank,
      iban: holder.iban,
      bic: holder.bic,
      customerNumber,
      message: transferMessage({
        fullName: fullNameOf(application),
        birthDate: application.birthDate,
        customerNumber,
      }),
      isExample: holder.isExample,
    },
    payments: payments.map(({ receivedOn, amountOre }) => ({
      receivedOn,
      amount: kroner(amountOre),
    })),
    letterEndedOn: letterEndedAt && osloDate(letterEndedAt),
  }
}

const none: DepositAccount = {
  balance: kroner(0),
  outstandingAmount: kroner(0),
  paid: false,
  booked: false,
  invoice: null,
  transfer: null,
  payments: [],
  letterEndedOn: null,
}
