import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { CaseKind, ChosenTerms } from '#core/cases/case-kind.server.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import { accountSecret, healthKind } from '#core/health-refunds/case-kind.ts'
import { healthRefund } from '#core/health-refunds/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { decryptPayee } from '../model/refund-secrets.server.ts'
import { findWarnings } from './find-warnings.server.ts'
import { type DecisionRefusal, decisionRefusals } from './refusals.ts'
import { workOutCase } from './work-out-case.server.ts'

const refuse = (code: DecisionRefusal) => new Refusal(code, decisionRefusals[code])

/** It goes to an account that the person who decides has named for themselves. */
const hasSameAccount = (own: SQL): SQL => sql`exists (
  select from ${healthRefund} this
  join ${healthRefund} mine on mine.account_index = this.account_index
  join ${caseFile} theirs on theirs.id = mine.case_id
  where this.case_id = ${caseFile.id} and theirs.user_id = any(${own}))`

/** Refunds of health expenses, decided by staff with the role `health` alone. */
export const healthCases: CaseKind = {
  kind: healthKind,
  roles: ['health'],
  isConfidential: true,
  accessedAs: 'health-refund',
  isTied: hasSameAccount,
  refusals: decisionRefusals,
  prepare: async (transaction, { caseId, action, terms, encryption }) => {
    if (action !== 'approve') return null
    const now = await findAmount({ database: transaction, encryption }, caseId)
    if (now.amountOre === 0) throw refuse('HEALTH_NOTHING_GRANTED')
    if (terms && terms.amountOre !== now.amountOre) throw refuse('HEALTH_AMOUNT_CHANGED')
    await requireNoOtherDecision(transaction, caseId)
    return now
  },
  terms: async (database, { caseId, encryption }) => {
    const now = await findAmount({ database, encryption }, caseId)
    return now.amountOre === 0 ? [] : [{ action: 'approve', ...now }]
  },
  warnings: findWarnings,
  secrets: [{ id: accountSecret, data: 'account-number', read: readAccount }],
}

async function findAmount(
  parts: { readonly database: Database; readonly encryption: FieldEncryption },
  caseId: string,
): Promise<ChosenTerms> {
  const worked = await workOutCase(parts, caseId)
  if (!worked) throw new Error('a case without its refund')
  return { key: worked.row.period, amountOre: worked.calculation.payoutOre }
}

/** Both would be worked out without the other. @throws {Refusal} `HEALTH_OTHER_DECISION` */
async function requireNoOtherDecision(transaction: Database, caseId: string): Promise<void> {
  const [found] = await transaction
    .select({ userId: caseFile.userId, row: healthRefund })
    .from(healthRefund)
    .innerJoin(caseFile, eq(caseFile.id, healthRefund.caseId))
    .where(eq(healthRefund.caseId, caseId))
  if (!found) throw new Error('a case without its refund')
  const own = await findOwnAccounts(transaction, found.userId)
  // Of two who decide at once, the second waits for the first.
  const person = [...own].toSorted()[0] ?? found.userId
  const subject = `health-refund ${person} ${found.row.schemeId} ${found.row.period}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
  const [decided] = await transaction
    .select({ caseId: caseDecision.caseId })
    .from(caseDecision)
    .innerJoin(caseFile, eq(caseFile.id, caseDecision.caseId))
    .innerJoin(healthRefund, eq(healthRefund.caseId, caseFile.id))
    .where(
      and(
        inArray(caseFile.userId, [...own]),
        eq(healthRefund.schemeId, found.row.schemeId),
        eq(healthRefund.period, found.row.period),
        ne(caseFile.id, caseId),
      ),
    )
    .limit(1)
  if (decided) throw refuse('HEALTH_OTHER_DECISION')
}

async function readAccount(
  database: Database,
  encryption: FieldEncryption,
  caseId: string,
): Promise<string | null> {
  const [row] = await database.select().from(healthRefund).where(eq(healthRefund.caseId, caseId))
  return row ? decryptPayee(encryption, row).account : null
}
