import type { CreditEntry } from '#core/bank/contract.ts'
import { findCustomerNumbers } from '#core/bank/matching/customer-number.ts'
import { findBirthDates } from '#core/bank/matching/find-birth-dates.ts'
import { hasName, isSameName } from '#core/bank/matching/same-name.ts'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import type { MatchTransfers } from '#core/bank/transfers/match-transfers.server.ts'
import { type Customer, findBornOn, findCustomers } from './find-customers.server.ts'

/**
 * Whose transfers are: the student whose customer number is in the text, else the one whose name
 * and birth date both are, if the account is open. If two match, it is unallocated.
 */
export const matchTransfers: MatchTransfers = async (transaction, transfers) => {
  const today = await osloToday(transaction)
  const read = transfers.map((transfer) => ({
    transfer,
    numbers: findCustomerNumbers(transfer.remittance ?? ''),
    dates: findBirthDates(transfer.remittance ?? '', today),
  }))
  const known = await findCustomers(
    transaction,
    read.flatMap(({ numbers }) => numbers),
  )
  const born = Map.groupBy(
    await findBornOn(
      transaction,
      read.flatMap(({ numbers, dates }) => (numbers.some((one) => known.has(one)) ? [] : dates)),
    ),
    ({ birthDate }) => birthDate,
  )
  return read.map(({ transfer, numbers, dates }) => {
    const named = numbers.filter((one) => known.has(one))
    if (named.length > 0) return onlyOne(named)
    const candidates = dates.flatMap((date) => born.get(date) ?? [])
    return onlyOne(
      candidates
        .filter((customer) => isNamed(transfer, customer))
        .map(({ customerNumber }) => customerNumber),
    )
  })
}

/** In the text, or as the sender. */
export const isNamed = (
  { debtorName, remittance }: Pick<CreditEntry, 'debtorName' | 'remittance'>,
  { fullName }: Pick<Customer, 'fullName'>,
): boolean => hasName(remittance ?? '', fullName) || isSameName(debtorName ?? '', fullName)

const onlyOne = (numbers: readonly string[]) => {
  const [first = null, ...others] = new Set(numbers)
  return others.length === 0 ? first : null
}
