import { eq, type SQL, sql } from 'drizzle-orm'
import type { CaseKind, ChosenTerms } from '#core/cases/case-kind.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { accountSecret, healthKind } from '#core/health-refunds/case-kind.ts'
import { healthRefund } from '#core/health-refunds/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { decryptPayee } from '../model/refund-secrets.server.ts'
import { findWarnings } from './find-warnings.server.ts'
import { decisionRefusals } from './refusals.ts'
import { refuse } from './refuse.server.ts'
import { requireNoOtherDecision } from './require-no-other-decision.server.ts'
import { workOutCase } from './work-out-case.server.ts'

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

async function readAccount(
  database: Database,
  encryption: FieldEncryption,
  caseId: string,
): Promise<string | null> {
  const [row] = await database.select().from(healthRefund).where(eq(healthRefund.caseId, caseId))
  return row ? decryptPayee(encryption, row).account : null
}
