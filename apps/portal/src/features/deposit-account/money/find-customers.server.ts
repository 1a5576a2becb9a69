import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { depositBalanceOre } from '#core/ledger/balance-of.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositAccount, depositApplication } from '../model/tables.server.ts'

/** A student whom a transfer may be of, with what the books say. */
export type Customer = {
  readonly customerNumber: string
  readonly caseId: string
  readonly userId: string
  readonly language: Locale
  /** As in the passport. */
  readonly fullName: string
  readonly birthDate: string
  /** 0 of an account that is closed. */
  readonly invoicedOre: number
  /** Not closed. */
  readonly isOpen: boolean
  /** What the ledger holds for them. */
  readonly balanceOre: number
}

export const outstandingOre = ({ invoicedOre, balanceOre }: Customer) =>
  Math.max(0, invoicedOre - balanceOre)

const balance = depositBalanceOre(depositAccount.customerNumber)

const isOpen = isNull(caseFile.closedAt)

async function find(database: Database, which: SQL | undefined, limit?: number) {
  const query = database
    .select({ caseFile, application: depositApplication, account: depositAccount, balance })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .innerJoin(depositApplication, eq(depositApplication.caseId, depositAccount.caseId))
    .where(which)
    .orderBy(depositAccount.customerNumber)
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(
    ({
      caseFile: { id, userId, language, closedAt },
      application,
      account,
      balance,
    }): Customer => ({
      customerNumber: account.customerNumber,
      caseId: id,
      userId,
      language,
      fullName: `${application.firstName} ${application.lastName}`,
      birthDate: application.birthDate,
      invoicedOre: closedAt === null ? (application.amountOre ?? 0) : 0,
      isOpen: closedAt === null,
      balanceOre: Number(balance),
    }),
  )
}

/** By their numbers, also of accounts that are closed; numbers that nobody has are not in it. */
export async function findCustomers(
  database: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Customer>> {
  if (numbers.length === 0) return new Map()
  const wanted = [...new Set(numbers)]
  const found = await find(database, inArray(depositAccount.customerNumber, wanted))
  return new Map(found.map((customer) => [customer.customerNumber, customer]))
}

/** Whose accounts are open, and who were born on one of these days. */
export async function findBornOn(
  database: Database,
  dates: readonly string[],
): Promise<readonly Customer[]> {
  if (dates.length === 0) return []
  return find(database, and(isOpen, inArray(depositApplication.birthDate, [...new Set(dates)])))
}

/** How many customers of a name are looked at. */
const mostNamed = 200

/** The numbers of customers by a number as people write it, or a part of a name. */
export async function findKeysByText(database: Database, text: string): Promise<readonly string[]> {
  const digits = text.replace(/\s/g, '')
  if (/^\d+$/.test(digits)) return [digits]
  const name = sql`lower(${depositApplication.firstName} || ' ' || ${depositApplication.lastName})`
  const found = await find(database, sql`strpos(${name}, lower(${text})) > 0`, mostNamed)
  return found.map(({ customerNumber }) => customerNumber)
}

/** How many are searched for one transfer. */
const mostUnpaid = 5_000

/** Whose accounts are open and not paid. */
export function findUnpaid(database: Database): Promise<readonly Customer[]> {
  return find(database, and(isOpen, sql`${depositApplication.amountOre} > ${balance}`), mostUnpaid)
}
