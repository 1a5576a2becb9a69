import { eq } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { stepAsApplicant } from '#core/cases/open-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { notifyApplicant } from '../model/notify-applicant.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { Withdrawal } from './forms.ts'
import { lockCorrectable } from './lock-correctable.server.ts'

/**
 * Withdraws an application whose applicant has asked for it in writing. In its case that is a step of
 * the applicant, with what staff say of it; the audit log has who did it.
 * @throws {Refusal} as `lockCorrectable`
 */
export async function withdrawForApplicant(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { id, form: { reason } }: Withdrawal & { readonly id: string },
  now: Date,
): Promise<void> {
  await retryContention(() =>
    database.transaction(async (transaction) => {
      const { application } = await lockCorrectable(transaction, staff, id)
      const { caseId, associationId, reference } = application
      await transaction
        .update(grantApplication)
        .set({ withdrawnAt: now, withdrawnBy: staff.userId })
        .where(eq(grantApplication.id, id))
      if (caseId !== null) await retract(transaction, caseId, reason)
      await recordAction(transaction, staff, {
        action: 'grant-case-withdrawn',
        subject: { kind: 'grant-case-application', id },
        after: { grantCaseReference: reference, grantCaseReason: reason },
      })
      if (associationId !== null)
        await recordHistory(transaction, {
          associationId,
          action: 'grant-case-withdrawn',
          actor: { kind: 'staff', userId: staff.userId },
          details: { reference: reference ?? '' },
        })
      await notifyApplicant(
        transaction,
        { applicationId: id, portalUrl },
        { kind: 'withdrawn', reason },
      )
    }),
  )
}

async function retract(transaction: Database, caseId: string, comment: string): Promise<void> {
  const [found] = await transaction
    .select({ userId: caseFile.userId })
    .from(caseFile)
    .where(eq(caseFile.id, caseId))
  if (!found) return
  await stepAsApplicant(transaction, { caseId, action: 'retract', userId: found.userId, comment })
}
