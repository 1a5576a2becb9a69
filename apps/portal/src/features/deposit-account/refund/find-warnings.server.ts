import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { indexAccount } from '#core/bank/account-index.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import type { CaseWarning } from '#core/cases/case-kind.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findAccountOfCase } from '../model/find-account.server.ts'
import { depositAccount } from '../model/tables.server.ts'
import { decryptTarget } from './refund-secrets.server.ts'
import { findRefundWarnings } from './refund-warnings.ts'
import { depositRefund } from './tables.server.ts'

/** Enough to see that something is wrong. */
const mostOthers = 10

/** What a caseworker should look at first in this refund; nothing once the money is on its way. */
export async function findWarnings(
  database: Database,
  { caseId, encryption }: { caseId: string; encryption: FieldEncryption },
): Promise<CaseWarning[]> {
  const [found] = await database
    .select({ caseFile, row: depositRefund, user, birthDate: profile.birthDate })
    .from(caseFile)
    .innerJoin(depositRefund, eq(depositRefund.caseId, caseFile.id))
    .innerJoin(user, eq(user.id, caseFile.userId))
    .leftJoin(profile, eq(profile.userId, caseFile.userId))
    .where(eq(caseFile.id, caseId))
  const account = found && (await findAccountOfCase(database, found.row.accountId))
  if (!account || found.caseFile.status === 'INNVILGET') return []
  const { userId } = found.caseFile
  const { application, figures, invoicedOre } = account
  const others = await findOthers({ database, encryption }, found.row, userId)
  const profileName = `${found.user.firstName} ${found.user.lastName}`
  const warnings = findRefundWarnings({
    route: found.row.route,
    isAccountUsedByAnother: others.length > 0,
    appliedName: `${application.firstName} ${application.lastName}`,
    profileName,
    nationalId: (await findNationalId(database, encryption, userId))?.number ?? null,
    birthDate: found.birthDate ?? application.birthDate,
    balanceOre: figures.balanceOre,
    invoicedOre,
  })
  return warnings.map((code) => ({
    code,
    ...(code === 'ACCOUNT_USED_BY_ANOTHER' && { cases: others }),
    ...(code === 'NAME_DIFFERS' && { details: { name: profileName } }),
  }))
}

const theirs = alias(caseFile, 'theirs')

/** Refunds of other students to the same account, and applications of those whom it was paid to. */
async function findOthers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  row: typeof depositRefund.$inferSelect,
  userId: string,
): Promise<string[]> {
  const target = decryptTarget(encryption, row)
  if (target.route === 'manual') return []
  const indexes = indexAccount(encryption, target.account)
  const others = await database
    .select({ caseId: depositRefund.caseId })
    .from(depositRefund)
    .innerJoin(theirs, eq(theirs.id, depositRefund.caseId))
    .where(and(inArray(depositRefund.accountIndex, indexes), ne(theirs.userId, userId)))
    .orderBy(asc(theirs.createdAt))
    .limit(mostOthers)
  const paid = await database
    .selectDistinct({ caseId: depositAccount.caseId })
    .from(payout)
    .innerJoin(
      depositAccount,
      and(eq(payout.ownerKind, 'deposit'), eq(depositAccount.customerNumber, payout.ownerKey)),
    )
    .innerJoin(theirs, eq(theirs.id, depositAccount.caseId))
    .where(and(inArray(payout.payeeAccountIndex, indexes), ne(theirs.userId, userId)))
    .limit(mostOthers)
  return [...others, ...paid].map(({ caseId }) => caseId).slice(0, mostOthers)
}
