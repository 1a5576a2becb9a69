import { findCustomerNumbers } from '#core/bank/matching/customer-number.ts'
import { findBirthDates } from '#core/bank/matching/find-birth-dates.ts'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { refuse } from '#core/bank/refuse.server.ts'
import { findTransfer } from '#core/bank/transfers/list-transfers.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Suggestions } from './contract.ts'
import { findBornOn, findCustomers, findUnpaid, outstandingOre } from './find-customers.server.ts'
import { suggestCustomers } from './suggest-customers.ts'

/** @throws {Refusal} TRANSFER_UNKNOWN */
export async function findSuggestions(
  parts: { database: Database; encryption: FieldEncryption },
  id: string,
): Promise<Suggestions> {
  const { database } = parts
  const transfer = await findTransfer(parts, id)
  if (!transfer) throw refuse('TRANSFER_UNKNOWN')
  const today = await osloToday(database)
  const text = transfer.remittance ?? ''
  const found = [
    ...(await findCustomers(database, findCustomerNumbers(text))).values(),
    ...(await findBornOn(database, findBirthDates(text, today))),
    ...(await findUnpaid(database)),
  ]
  const candidates = new Map(
    found
      .filter(({ customerNumber }) => customerNumber !== transfer.customerNumber)
      .map((customer) => [
        customer.customerNumber,
        { ...customer, outstandingOre: outstandingOre(customer) },
      ]),
  )
  return {
    items: suggestCustomers(transfer, [...candidates.values()], today).map(({ customer, why }) => ({
      customerNumber: customer.customerNumber,
      name: customer.fullName,
      birthDate: customer.birthDate,
      outstandingOre: customer.outstandingOre,
      why,
    })),
  }
}
