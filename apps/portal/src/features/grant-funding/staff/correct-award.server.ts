import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { budgetAccount, grantAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { isYearClosed } from '../model/award-dates.ts'
import { factsOf, isOnItsWay, paidOre } from '../model/award-facts.server.ts'
import type { DayForm, ReasonForm } from '../model/forms.ts'
import { notifyApplicant } from '../model/funding-mail.server.ts'
import { lockForStaff } from '../model/lock-for-staff.server.ts'
import { noteHistory } from '../model/note-history.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireComingDay } from '../model/require-coming-day.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }
type Wanted = { readonly applicationId: string }

/**
 * Offers a grant that was declined or has lapsed once more, with a new last day: its money is taken from
 * the budget again.
 * @throws {Refusal} `GRANT_STATE`, `GRANT_YEAR_CLOSED`, `GRANT_DATE_INVALID`, `GRANT_BUDGET_EXCEEDED`,
 *   `GRANT_BUDGET_RESERVED`, and those of `lockForStaff`
 */
export function reopenAward(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { applicationId, reason, day }: Wanted & DayForm,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { award, application, budgetYear } = await lockForStaff(transaction, staff, applicationId)
    if (award.state !== 'declined' && award.state !== 'lapsed') throw refuseGrant('GRANT_STATE')
    requireComingDay(day, now)
    if (isYearClosed(budgetYear, osloDate(now))) throw refuse('GRANT_YEAR_CLOSED')
    await moveGrantMoney(
      transaction,
      [
        {
          key: `grant-reopened:${randomUUID()}`,
          kind: 'grant-reopened',
          amountOre: award.amountOre,
          from: budgetAccount({ year: budgetYear, typeId: application.typeId }),
          to: grantAccount(applicationId),
        },
      ],
      { actorId: staff.userId, valueDate: osloDate(now) },
    )
    await transaction
      .update(grantAward)
      .set({
        state: 'offered',
        acceptBy: day,
        answeredAt: null,
        answeredBy: null,
        reportDue: null,
        version: award.version + 1,
      })
      .where(eq(grantAward.applicationId, applicationId))
    await recordAction(transaction, staff, {
      action: 'grant-reopened',
      subject: { kind: 'grant-funding', id: applicationId },
      after: {
        grantFundingOre: award.amountOre,
        grantFundingReason: reason,
        grantFundingDay: day,
        grantFundingReference: application.reference ?? '',
      },
    })
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-reopened', by)
    await notifyApplicant(
      transaction,
      { applicationId, portalUrl },
      { kind: 'reopened', day, reason },
    )
  })
}

/**
 * Gives a new last day for the report.
 * @throws {Refusal} `GRANT_STATE`, `GRANT_DATE_INVALID`, and those of `lockForStaff`
 */
export function postponeReport(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { applicationId, reason, day }: Wanted & DayForm,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { award, application } = await lockForStaff(transaction, staff, applicationId)
    if (award.state !== 'accepted' || award.reportDue === null) throw refuseGrant('GRANT_STATE')
    requireComingDay(day, now)
    await transaction
      .update(grantAward)
      .set({ reportDue: day, version: award.version + 1 })
      .where(eq(grantAward.applicationId, applicationId))
    await recordAction(transaction, staff, {
      action: 'grant-report-postponed',
      subject: { kind: 'grant-funding', id: applicationId },
      before: { grantFundingDay: award.reportDue },
      after: {
        grantFundingReason: reason,
        grantFundingDay: day,
        grantFundingReference: application.reference ?? '',
      },
    })
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-report-postponed', by)
    await notifyApplicant(
      transaction,
      { applicationId, portalUrl },
      { kind: 'report-postponed', day, reason },
    )
  })
}

/**
 * Ends a grant of which no report will come, such as of an association that is dissolved: nothing more
 * is paid, and what is left goes back to the budget. What was paid can be claimed back besides.
 * @throws {Refusal} `GRANT_STATE`: it is not accepted, or its report was approved;
 *   `GRANT_PAYOUT_ON_ITS_WAY`, and those of `lockForStaff`
 */
export function endAward(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { applicationId, reason }: Wanted & ReasonForm,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const loaded = await lockForStaff(transaction, staff, applicationId)
    const { award, application } = loaded
    if (award.state !== 'accepted' || factsOf(loaded).accounts) throw refuseGrant('GRANT_STATE')
    if (isOnItsWay(loaded)) throw refuse('GRANT_PAYOUT_ON_ITS_WAY')
    // What is paid is all that is granted, and no report is asked for.
    await transaction
      .update(grantAward)
      .set({ amountOre: paidOre(loaded), reportDue: null, version: award.version + 1 })
      .where(eq(grantAward.applicationId, applicationId))
    await recordAction(transaction, staff, {
      action: 'grant-ended',
      subject: { kind: 'grant-funding', id: applicationId },
      before: { grantFundingOre: award.amountOre },
      after: {
        grantFundingOre: paidOre(loaded),
        grantFundingReason: reason,
        grantFundingReference: application.reference ?? '',
      },
    })
    await reconcileAward(transaction, applicationId, { actorId: staff.userId, now })
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-ended', by)
    await notifyApplicant(transaction, { applicationId, portalUrl }, { kind: 'ended', reason })
  })
}
