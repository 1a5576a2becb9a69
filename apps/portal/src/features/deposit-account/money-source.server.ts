import { and, eq, inArray, isNull } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { MoneySource } from '#core/person-money/money-source.ts'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { accountEndpoints } from './account/endpoints.ts'
import { listBills } from './account/list-bills.server.ts'
import { depositAccount } from './model/tables.server.ts'
import { service } from './service.ts'

/** Deposits: what came, what went back, and the invoices. */
export const depositMoney: MoneySource = {
  subject: 'deposit',
  service,
  generalName: (locale) => m.deposit_heading({}, { locale }),
  async placesOf(database, ids) {
    const rows = await database
      .select({ id: depositAccount.customerNumber })
      .from(depositAccount)
      .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
      .where(and(inArray(depositAccount.customerNumber, [...ids]), isNull(caseFile.closedAt)))
    // The page and the receipt are those of the account that is open.
    const receipt = endpointAddress(accountEndpoints.receipt)
    return new Map(rows.map(({ id }) => [id, { place: { page: 'depositAccount' }, receipt }]))
  },
  bills: listBills,
}
