import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { incomingTransfer } from '#core/bank/tables.server.ts'
import { countsAsReceived } from '#core/bank/transfers/counting.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { accountStatement } from '#core/ledger/account-statement.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { accountFigures } from './account-figures.ts'
import { applicationKind } from './case-kind.ts'
import { invoiceOf } from './invoice-of.ts'
import { openingBalanceOf } from './opening-balance.ts'
import { depositAccount, depositApplication } from './tables.server.ts'

/** Of one student: a few transfers and payouts. */
const mostEntries = 10_000

/** Money that was received, in the order in which it came. */
export type Payment = {
  readonly receivedOn: string
  readonly amountOre: number
  /** The previous system, of an opening balance; null for a transfer. */
  readonly importedFrom: string | null
}

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The deposit account of a student, as the ledger has it; null before the approval. */
export const findAccount = (database: Database, userId: string) =>
  readAccount(
    database,
    and(eq(caseFile.userId, userId), eq(caseFile.kind, applicationKind), isNull(caseFile.closedAt)),
  )

/** The account of an application, open or closed. */
export const findAccountOfCase = (database: Database, caseId: string) =>
  readAccount(database, eq(caseFile.id, caseId))

async function readAccount(database: Database, which: SQL | undefined) {
  const [found] = await database
    .select({ caseFile, application: depositApplication, account: depositAccount })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .innerJoin(depositApplication, eq(depositApplication.caseId, depositAccount.caseId))
    .where(which)
  if (!found) return null
  const { amountOre, academicYear } = found.application
  if (amountOre === null || academicYear === null)
    throw new Error('an account without what was approved')
  const { customerNumber } = found.account
  const ledgerAccount = { kind: 'deposit', key: customerNumber } as const
  const { entries } = await accountStatement(database, ledgerAccount, { limit: mostEntries })
  const opening = openingBalanceOf(entries).map((one) => ({
    ...one,
    importedFrom: found.account.importedFrom,
  }))
  const payments = [...opening, ...(await findPayments(database, customerNumber))]
  return {
    ...found,
    invoice: invoiceOf(found.account),
    invoicedOre: amountOre,
    academicYear,
    payments,
    figures: accountFigures(amountOre, entries.toReversed()),
  }
}

async function findPayments(database: Database, customerNumber: string): Promise<Payment[]> {
  return database
    .select({
      receivedOn: incomingTransfer.valueDate,
      amountOre: incomingTransfer.amountOre,
      importedFrom: sql<null>`null`,
    })
    .from(incomingTransfer)
    .where(and(eq(incomingTransfer.customerNumber, customerNumber), countsAsReceived))
    .orderBy(asc(incomingTransfer.valueDate), asc(incomingTransfer.id))
}
