import { eq, sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositApplication } from '../model/tables.server.ts'
import type { StudyPeriod } from '../model/terms.ts'
import { creditInvoice } from './credit-invoice.server.ts'
import { isUnpaid } from './is-unpaid.server.ts'
import { invoiceAccount } from './open-account.server.ts'

/**
 * Ends an approval that nothing is paid of: the invoice is credited and the case closed, so that the
 * student may apply again. The event that says so is added before.
 * @throws money has come since it was decided
 */
export async function endApproval(
  transaction: Database,
  { caseId, reason }: { caseId: string; reason: 'withdrawn' | 'lapsed' },
): Promise<void> {
  await requireUnpaid(transaction, caseId)
  await creditInvoice(transaction, { caseId, reason })
  await transaction.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, caseId))
}

/**
 * Moves an approval that nothing is paid of to other semesters: the invoice is credited, and there is a
 * new one of the amount that was decided.
 * @throws money has come since it was decided
 */
export async function deferApproval(
  transaction: Database,
  { caseId, period, amountOre }: { caseId: string; period: StudyPeriod; amountOre: number },
): Promise<void> {
  await requireUnpaid(transaction, caseId)
  await creditInvoice(transaction, { caseId, reason: 'deferred' })
  const { academicYear, semesterStart } = period
  const [study] = await transaction
    .update(depositApplication)
    .set({ academicYear, semesterStart, amountOre, acceptedAt: sql`now()` })
    .where(eq(depositApplication.caseId, caseId))
    .returning()
  if (!study) throw new Error('a case without its application')
  await invoiceAccount(transaction, { caseId, study, academicYear })
}

async function requireUnpaid(transaction: Database, caseId: string): Promise<void> {
  if (!(await isUnpaid(transaction, caseId)))
    throw new Error(
      'Money has come since the approval was to end: the decision is to be taken back',
    )
}
