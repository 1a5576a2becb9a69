import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { amountText } from '#core/documents/amount-text.ts'
import { grantAward, grantReport } from '#core/grants/funding/tables.server.ts'
import { settledOre } from '#core/grants/money.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { addClaim } from '../claim/propose-claim.server.ts'
import { claimedOre, isOnItsWay, paidOre } from '../model/award-facts.server.ts'
import type { DayForm } from '../model/forms.ts'
import { notifyApplicant } from '../model/funding-mail.server.ts'
import { claimDays, leastClaimOre } from '../model/limits.ts'
import type { LoadedAward } from '../model/load-awards.server.ts'
import { inKroner, noteHistory } from '../model/note-history.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { requireComingDay } from '../model/require-coming-day.server.ts'
import { lockReported } from './lock-reported.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }
type Wanted = { readonly reportId: string }

/**
 * Approves a report: the rest is paid, what is left goes back to the budget, and what was paid above is
 * proposed to be claimed back, which a second person confirms.
 * @throws {Refusal} `GRANT_PAYOUT_ON_ITS_WAY`: what is paid so far is not known; those of `lockSent`
 */
export function approveReport(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { reportId }: Wanted,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { loaded, report } = await lockSent(transaction, staff, reportId)
    if (isOnItsWay(loaded)) throw refuse('GRANT_PAYOUT_ON_ITS_WAY')
    await transaction
      .update(grantReport)
      .set({
        state: 'approved',
        decidedBy: staff.userId,
        decidedAt: now,
        version: report.version + 1,
      })
      .where(eq(grantReport.id, reportId))
    const { application, award } = loaded
    const comesTo = settledOre(award.amountOre, report.content)
    await recordAction(transaction, staff, {
      action: 'grant-report-approved',
      subject: { kind: 'grant-funding', id: application.id },
      after: {
        grantFundingSettledOre: comesTo,
        grantFundingReference: application.reference ?? '',
      },
    })
    const aboveOre = paidOre(loaded) - comesTo - claimedOre(loaded)
    if (aboveOre >= leastClaimOre) {
      const day = addDays(osloDate(now), claimDays)
      const reason = unusedText(loaded, comesTo)
      await addClaim(transaction, staff, loaded, { amountOre: aboveOre, reason, day }, now)
    }
    await reconcileAward(transaction, application.id, { actorId: staff.userId, now })
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-report-approved', by, inKroner(comesTo))
    const about = { applicationId: application.id, portalUrl }
    await notifyApplicant(transaction, about, { kind: 'report-approved', amountOre: comesTo })
  })
}

/** In the language in which the applicant is written. */
function unusedText({ application: { language } }: LoadedAward, comesTo: number): string {
  const locale = locales.find((one) => one === language) ?? defaultLocale
  return m.grant_funding_claim_unused({ amount: amountText(comesTo, locale) }, { locale })
}

/**
 * Returns a report with a reason and a new last day; the applicant sends another one.
 * @throws {Refusal} `GRANT_DATE_INVALID`, and those of `lockSent`
 */
export function returnReport(
  { database, portalUrl }: Parts,
  staff: StaffActor,
  { reportId, reason, day }: Wanted & DayForm,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { loaded, report } = await lockSent(transaction, staff, reportId)
    requireComingDay(day, now)
    const { application, award } = loaded
    await transaction
      .update(grantReport)
      .set({
        state: 'returned',
        decidedBy: staff.userId,
        decidedAt: now,
        reason,
        version: report.version + 1,
      })
      .where(eq(grantReport.id, reportId))
    await transaction
      .update(grantAward)
      .set({ reportDue: day, version: award.version + 1 })
      .where(eq(grantAward.applicationId, application.id))
    await recordAction(transaction, staff, {
      action: 'grant-report-returned',
      subject: { kind: 'grant-funding', id: application.id },
      after: {
        grantFundingReason: reason,
        grantFundingDay: day,
        grantFundingReference: application.reference ?? '',
      },
    })
    const by = { kind: 'staff', userId: staff.userId } as const
    await noteHistory(transaction, application, 'grant-report-returned', by)
    const about = { applicationId: application.id, portalUrl }
    await notifyApplicant(transaction, about, { kind: 'report-returned', day, reason })
  })
}

/** @throws {Refusal} `GRANT_STATE`: it is not sent, or was decided; those of `lockReported` */
async function lockSent(
  transaction: Database,
  staff: StaffActor,
  reportId: string,
): ReturnType<typeof lockReported> {
  const { loaded, report } = await lockReported(transaction, staff, reportId)
  if (report.state !== 'sent' || loaded.award.state !== 'accepted') throw refuseGrant('GRANT_STATE')
  return { loaded, report }
}
