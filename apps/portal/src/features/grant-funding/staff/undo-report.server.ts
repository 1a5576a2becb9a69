import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { budgetAccount, grantAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { cancelLocked } from '../claim/cancel-claim.server.ts'
import { factsOf, livingParts, partProgress } from '../model/award-facts.server.ts'
import type { ReasonForm } from '../model/forms.ts'
import { notifyApplicant } from '../model/funding-mail.server.ts'
import { lockAward } from '../model/load-awards.server.ts'
import { noteHistory } from '../model/note-history.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { missingOre, undoObstacle } from '../model/report-undo.ts'
import { lockReported } from './lock-reported.server.ts'

/**
 * Opens a report again that was approved by mistake: it waits for staff as before. What the approval led
 * to is taken back: the rest is not paid, its claim is cancelled, and the budget gives back what it got.
 * @throws {Refusal} `REPORT_REST_PAID`, `REPORT_REST_PREPARED`, `REPORT_CLAIM_PAID`: money has moved
 *   because of it; `GRANT_BUDGET_EXCEEDED`: the budget has granted it to others; those of `lockReported`
 */
export function undoReport(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  staff: StaffActor,
  { reportId, reason }: ReasonForm & { readonly reportId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { loaded, report } = await lockReported(transaction, staff, reportId)
    const { application, award, claims, budgetYear } = loaded
    const isRunning = award.state === 'accepted' || award.state === 'settled'
    const { decidedAt: approvedAt, decidedBy } = report
    if (!isRunning || report.state !== 'approved' || approvedAt === null)
      throw refuseGrant('GRANT_STATE')
    const rest = livingParts(loaded)
      .filter(({ row }) => row.cause === 'rest')
      .map((part) => ({ progress: partProgress(part) }))
    const obstacle = undoObstacle({ approvedAt, rest, claims })
    if (obstacle) throw refuse(obstacle)

    await transaction
      .update(grantReport)
      .set({ state: 'sent', decidedBy: null, decidedAt: null, version: report.version + 1 })
      .where(eq(grantReport.id, reportId))
    // The approval has proposed it in the same instant.
    const followed = claims.filter(
      ({ state, proposedAt, proposedBy }) =>
        (state === 'proposed' || state === 'open') &&
        proposedAt.getTime() === approvedAt.getTime() &&
        proposedBy === decidedBy,
    )
    for (const claim of followed)
      await cancelLocked(
        { database: transaction, portalUrl },
        staff,
        { loaded, claim },
        reason,
        now,
      )
    const opened = await lockAward(transaction, application.id)
    await moveGrantMoney(
      transaction,
      [
        {
          key: `grant-report-reopened:${randomUUID()}`,
          kind: 'grant-report-reopened',
          amountOre: opened ? missingOre(factsOf(opened)) : 0,
          from: budgetAccount({ year: budgetYear, typeId: application.typeId }),
          to: grantAccount(application.id),
        },
      ],
      { actorId: staff.userId, valueDate: osloDate(now) },
    )
    await recordAction(transaction, staff, {
      action: 'grant-report-reopened',
      subject: { kind: 'grant-funding', id: application.id },
      after: {
        grantFundingReason: reason,
        grantFundingReference: application.reference ?? '',
      },
    })
    await reconcileAward(transaction, application.id, { actorId: staff.userId, now })
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-report-reopened', by)
    const about = { applicationId: application.id, portalUrl }
    await notifyApplicant(transaction, about, { kind: 'report-reopened', reason })
  })
}
