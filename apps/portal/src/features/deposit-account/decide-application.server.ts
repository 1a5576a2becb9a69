import { eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { amountFor } from './amounts.server.ts'
import { applicationKind } from './case-kind.ts'
import { findWarnings } from './casework/find-warnings.server.ts'
import { composeDepositMail } from './deposit-mail.server.ts'
import { openDepositAccount } from './open-account.server.ts'
import { applicationRefusals } from './refusals.ts'
import { depositApplication } from './tables.server.ts'

/** Approving needs the figure of the academic year: without it there is nothing to ask for. */
export const applicationCases: CaseKind = {
  kind: applicationKind,
  refusals: applicationRefusals,
  prepare: async (transaction, { caseId, action }) => {
    if (action === 'approve') await requireAmount(transaction, caseId)
  },
  warnings: findWarnings,
}

/** Opens the account and makes the invoice when it is approved; tells the student what was decided. */
export async function takeApplicationEffect(
  transaction: Database,
  { caseId, userId, language, action }: CaseEffect,
  portalUrl: string,
): Promise<void> {
  if (action === 'approve') {
    const { academicYear, amountOre, row } = await requireAmount(transaction, caseId)
    await transaction
      .update(depositApplication)
      .set({ academicYear, amountOre, acceptedAt: sql`now()` })
      .where(eq(depositApplication.caseId, caseId))
    await openDepositAccount(transaction, { caseId, study: row, academicYear })
  }
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName })
    .from(user)
    .where(eq(user.id, userId))
  if (!to) return
  const mail = composeDepositMail(action, { firstName: to.firstName, portalUrl }, language)
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

async function requireAmount(transaction: Database, caseId: string) {
  const [found] = await transaction
    .select({ row: depositApplication, sentAt: caseFile.createdAt })
    .from(depositApplication)
    .innerJoin(caseFile, eq(caseFile.id, depositApplication.caseId))
    .where(eq(depositApplication.caseId, caseId))
  if (!found) throw new Error('a case without its application')
  const { academicYear, amountOre } = await amountFor(transaction, found.row, found.sentAt)
  if (amountOre === null) throw new Refusal('AMOUNT_MISSING', applicationRefusals.AMOUNT_MISSING)
  return { academicYear, amountOre, row: found.row }
}
