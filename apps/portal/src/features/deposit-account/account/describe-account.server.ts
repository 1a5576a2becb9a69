import { osloDate } from '#platform/time/oslo.ts'
import type { DepositAccount } from '../model/contract.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'
import type { FoundAccount } from '../model/find-account.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import type { Invoice } from '../model/invoice-of.ts'
import { transferMessage } from '../model/transfer-message.ts'

const kroner = (ore: number) => ({ amount: ore / 100, currency: 'NOK' as const })

/** Describes the account as the API answers it. */
export function describeAccount(
  found: FoundAccount | null,
  holder: DepositHolder | null,
  letterEndedAt: Date | null,
): DepositAccount {
  if (!found) return none
  const { account, application, figures, invoice, invoicedOre, payments } = found
  const { customerNumber, lapsesOn } = account
  return {
    balance: kroner(figures.balanceOre),
    outstandingAmount: kroner(figures.outstandingOre),
    paid: figures.isPaid,
    booked: figures.isBooked,
    invoice: invoice && describeInvoice(invoice, invoicedOre, lapsesOn),
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
    payments: payments.map(({ receivedOn, amountOre, importedFrom }) => ({
      receivedOn,
      amount: kroner(amountOre),
      importedFrom,
    })),
    letterEndedOn: letterEndedAt && osloDate(letterEndedAt),
  }
}

function describeInvoice(
  { invoiceNumber, dueOn }: Invoice,
  invoicedOre: number,
  lapsesOn: string | null,
): DepositAccount['invoice'] {
  const number = String(invoiceNumber)
  return { id: number, invoiceNumber: number, amount: kroner(invoicedOre), dueOn, lapsesOn }
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
