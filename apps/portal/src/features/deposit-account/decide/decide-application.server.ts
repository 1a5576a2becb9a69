import { eq, sql } from 'drizzle-orm'
import type { CaseKind, ChosenTerms } from '#core/cases/case-kind.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { type CaseDecision, isAfterApproval } from '#core/cases/rules.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyApplicant } from '../mail/notify-applicant.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { type ApplicationRefusal, applicationRefusals } from '../model/refusals.ts'
import { depositApplication } from '../model/tables.server.ts'
import { isSameTerms, readTermsKey } from '../model/terms.ts'
import { deferApproval, endApproval } from './end-approval.server.ts'
import { findTerms } from './find-terms.server.ts'
import { findWarnings } from './find-warnings.server.ts'
import { isUnpaid } from './is-unpaid.server.ts'
import { openDepositAccount } from './open-account.server.ts'

/**
 * Approving and deferring fix the amount. It is the current one of the table and the one that the
 * caseworker saw; otherwise the decision is refused. Withdrawing and deferring need an account without payments.
 */
export const applicationCases: CaseKind = {
  kind: applicationKind,
  refusals: applicationRefusals,
  prepare: async (transaction, { caseId, action, terms }) => {
    if (isAfterApproval(action) && !(await isUnpaid(transaction, caseId)))
      throw refuse('APPROVAL_PAID')
    return fixTerms(transaction, { caseId, action, seen: terms ?? null })
  },
  terms: (database, { caseId }) => findTerms(database, caseId),
  afterApproval: async (database, caseId) => {
    if (!(await isUnpaid(database, caseId))) return []
    const terms = await findTerms(database, caseId)
    return terms.some(({ action }) => action === 'defer') ? ['withdraw', 'defer'] : ['withdraw']
  },
  warnings: findWarnings,
}

async function fixTerms(
  transaction: Database,
  { caseId, action, seen }: { caseId: string; action: CaseDecision; seen: ChosenTerms | null },
): Promise<ChosenTerms | null> {
  const offered = (await findTerms(transaction, caseId)).filter((one) => one.action === action)
  if (action !== 'approve' && action !== 'defer') return null
  if (offered.length === 0) throw refuse('AMOUNT_MISSING')
  const chosen = offered.find((one) => seen === null || isSameTerms(one, seen))
  if (!chosen || (action === 'defer' && seen === null)) throw refuse('TERMS_CHANGED')
  const { key, amountOre } = chosen
  return { key, amountOre }
}

const refuse = (code: ApplicationRefusal) => new Refusal(code, applicationRefusals[code])

/**
 * Opens the account and issues the invoice with the terms of the decision when the application is
 * approved; undoes both when the approval is withdrawn or deferred; notifies the student.
 */
export async function applyApplicationDecision(
  transaction: Database,
  { caseId, userId, language, action, terms }: CaseEffect,
  portalUrl: string,
): Promise<void> {
  if (action === 'withdraw') await endApproval(transaction, { caseId, reason: 'withdrawn' })
  if (action === 'defer') {
    const { key, amountOre } = requireTerms(terms)
    await deferApproval(transaction, { caseId, period: readTermsKey(key), amountOre })
  }
  if (action === 'approve') {
    // A decision of before terms were fixed has none: those that hold now.
    const { key, amountOre } = requireTerms(
      terms ?? (await fixTerms(transaction, { caseId, action, seen: null })),
    )
    const { academicYear } = readTermsKey(key)
    const [study] = await transaction
      .update(depositApplication)
      .set({ academicYear, amountOre, acceptedAt: sql`now()` })
      .where(eq(depositApplication.caseId, caseId))
      .returning()
    if (!study) throw new Error('a case without its application')
    await openDepositAccount(transaction, { caseId, study, academicYear })
  }
  await notifyApplicant(transaction, { userId, language, what: action, portalUrl })
}

function requireTerms(terms: ChosenTerms | null): ChosenTerms {
  if (!terms) throw new Error('a decision without what it fixes')
  return terms
}
