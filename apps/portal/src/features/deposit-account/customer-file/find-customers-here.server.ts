import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { incomingTransfer } from '#core/bank/tables.server.ts'
import { countsAsReceived } from '#core/bank/transfers/counting.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { depositBalanceOre } from '#core/ledger/balance-of.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositAccount, depositApplication } from '../model/tables.server.ts'
import { depositImportLine } from './tables.server.ts'

const balance = depositBalanceOre(depositAccount.customerNumber)
const isInForce = and(
  eq(depositImportLine.isUndone, false),
  sql`${depositImportLine.transactionId} is not null`,
)

/** Accounts with their applications, and what they were imported with. */
const accounts = (database: Database) =>
  database
    .select({
      account: depositAccount,
      application: depositApplication,
      imported: depositImportLine,
      language: caseFile.language,
      /** The account of an imported one was made with the address of the application. */
      email: sql<string>`lower(case when ${depositImportLine.caseId} is null then ${user.email} else ${depositApplication.email} end)`,
      balanceOre: balance.mapWith(Number),
      /** When the newest transfer came. */
      receivedOn: sql<string | null>`(select max(${incomingTransfer.valueDate})::text
        from ${incomingTransfer}
        where ${incomingTransfer.customerNumber} = ${depositAccount.customerNumber}
          and ${countsAsReceived})`,
    })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .innerJoin(user, eq(user.id, caseFile.userId))
    .innerJoin(depositApplication, eq(depositApplication.caseId, depositAccount.caseId))
    .leftJoin(
      depositImportLine,
      and(eq(depositImportLine.caseId, depositAccount.caseId), isInForce),
    )
    .$dynamic()

export type CustomerHere = Awaited<ReturnType<typeof accounts>>[number]

/** All whose account is open and has money. */
export const findCustomersWithBalance = (database: Database): Promise<CustomerHere[]> =>
  accounts(database)
    .where(and(isNull(caseFile.closedAt), gt(balance, sql`0`)))
    .orderBy(asc(depositAccount.customerNumber))

/** Those that a file may name: by the id in a previous system, or by the customer number. */
export const findCustomersNamed = (
  database: Database,
  externalIds: readonly string[],
): Promise<CustomerHere[]> =>
  accounts(database).where(
    or(
      inArray(depositImportLine.externalId, [...externalIds]),
      and(
        isNull(depositImportLine.caseId),
        inArray(depositAccount.customerNumber, [...externalIds]),
      ),
    ),
  )

/** Lines of customers whose data were deleted since: their money is not imported again. */
export const findDeletedLines = (database: Database, externalIds: readonly string[]) =>
  database
    .select()
    .from(depositImportLine)
    .where(
      and(
        isNull(depositImportLine.caseId),
        isInForce,
        inArray(depositImportLine.externalId, [...externalIds]),
      ),
    )
