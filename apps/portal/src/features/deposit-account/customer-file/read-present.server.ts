import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findNamedAccounts } from '#core/accounts/imported/find-named-accounts.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { type CustomerLine, factsOf } from './customer.ts'
import {
  type CustomerHere,
  findCustomersNamed,
  findDeletedLines,
} from './find-customers-here.server.ts'
import type { Present, PresentCustomer } from './plan-import.ts'

/**
 * What a file is compared with. Locks the accounts that it names against deletion.
 * @param staffId who proposes
 */
export async function readPresent(
  transaction: Database,
  staffId: string,
  lines: readonly CustomerLine[],
): Promise<Present> {
  const own = await findOwnAccounts(transaction, staffId)
  const named = await findNamedAccounts(
    transaction,
    lines.map(({ customer }) => customer.email),
  )
  const userIds = named.map(({ userId }) => userId)
  const cases = await transaction
    .select({ userId: caseFile.userId })
    .from(caseFile)
    .where(
      and(
        inArray(caseFile.userId, userIds),
        eq(caseFile.kind, applicationKind),
        isNull(caseFile.closedAt),
      ),
    )
  const applicants = new Set(cases.map(({ userId }) => userId))
  const externalIds = lines.map(({ customer }) => customer.externalId)
  const deleted = await findDeletedLines(transaction, externalIds)
  return {
    accounts: named.map((one) => ({
      ...one,
      isOwn: own.has(one.userId),
      hasApplication: applicants.has(one.userId),
    })),
    customers: [
      ...(await findCustomersNamed(transaction, externalIds)).map(toPresent),
      ...deleted.map((imported) => ({ ...imported, imported, balanceOre: 0, facts: null })),
    ],
  }
}

function toPresent({
  account,
  application,
  imported,
  email,
  balanceOre,
}: CustomerHere): PresentCustomer {
  const { academicYear } = application
  return {
    source: imported?.source ?? null,
    externalId: imported?.externalId ?? account.customerNumber,
    imported,
    balanceOre,
    facts: factsOf({ ...application, academicYear: academicYear ?? 0, email }),
  }
}
