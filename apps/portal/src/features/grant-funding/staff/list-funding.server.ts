import { asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import {
  grantAward,
  grantClaim,
  grantPart,
  grantReport,
} from '#core/grants/funding/tables.server.ts'
import { involves } from '#core/grants/involved-staff.server.ts'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { claimedOre, paidOre } from '../model/award-facts.server.ts'
import type { FundingFilter, StaffFunding, StaffFundingView } from '../model/contract.ts'
import { loadAwards } from '../model/load-awards.server.ts'
import { findPayWarnings } from '../model/pay-warnings.ts'
import { type ShownFunding, showClaim, showFunding } from '../model/show-funding.server.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

const mostShown = 60

/** Staff have something to do: a part or a report, what the bank did not pay, a claim, or a late report. */
export const waitsForStaff = (today: string): SQL =>
  sql`(${or(
    sql`exists (select from ${grantPart} part where part.application_id = ${grantAward.applicationId}
    and part.state = 'waiting')`,
    sql`exists (select from ${grantReport} report
    where report.application_id = ${grantAward.applicationId} and report.state = 'sent')`,
    sql`exists (select from ${grantClaim} claim
    where claim.application_id = ${grantAward.applicationId}
      and (claim.state = 'proposed' or claim.state = 'open'
        and (claim.received_on is not null or claim.due_on < ${today})))`,
    sql`exists (select from ${grantPart} part
    join lateral (select attempt.state from ${payout} attempt
      where attempt.owner_kind = 'grant' and attempt.owner_key = part.application_id::text
        and (attempt.request_key = 'grant:' || part.id
          or starts_with(attempt.request_key, 'grant:' || part.id || '/'))
      order by attempt.prepared_at desc, attempt.id desc limit 1) latest on true
    where part.application_id = ${grantAward.applicationId} and part.state = 'approved'
      and latest.state in ('failed', 'returned', 'withdrawn'))`,
    sql`(${grantAward.state} = 'accepted' and ${grantAward.reportDue} < ${today} and not exists (
    select from ${grantReport} report where report.application_id = ${grantAward.applicationId}
      and report.state in ('sent', 'approved')))`,
  )})`

const conditionOf: Readonly<Record<FundingFilter, (today: string) => SQL>> = {
  waiting: waitsForStaff,
  running: () => sql`(${grantAward.state} in ('offered', 'accepted'))`,
  ended: () => sql`(${grantAward.state} not in ('offered', 'accepted'))`,
}

/**
 * Grants by what staff look for, without those that involve the reader; those that wait the oldest first,
 * others the newest.
 */
export async function listFunding(
  parts: Parts,
  staff: StaffActor,
  show: FundingFilter,
  now: Date,
): Promise<StaffFunding> {
  const { database } = parts
  const order =
    show === 'waiting' ? asc(grantApplication.reference) : desc(grantApplication.reference)
  const rows = await database
    .select({ id: grantApplication.id, isInvolving: involves(ownAccounts(staff.userId)) })
    .from(grantAward)
    .innerJoin(grantApplication, eq(grantApplication.id, grantAward.applicationId))
    .where(conditionOf[show](osloDate(now)))
    .orderBy(order, asc(grantApplication.id))
    .limit(mostShown + 1)
  const page = rows.slice(0, mostShown)
  const ids = page.flatMap(({ id, isInvolving }) => (isInvolving ? [] : id))
  const loaded = await loadAwards(database, ids)
  const inOrder = loaded.toSorted(
    (one, other) => ids.indexOf(one.application.id) - ids.indexOf(other.application.id),
  )
  const shown = await showFunding(parts, inOrder, now)
  return {
    items: shown.map((one) => viewOf(one, staff, now)),
    hidden: page.length - ids.length,
    hasMore: rows.length > mostShown,
  }
}

function viewOf(
  { loaded, view, account, names }: ShownFunding,
  { userId }: StaffActor,
  now: Date,
): StaffFundingView {
  const { application, association: of, person, claims, budgetYear } = loaded
  const applicantName = of?.name ?? person?.name ?? null
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    ...view,
    claims: claims.map((claim) => ({
      ...showClaim(claim),
      proposedBy: nameOf(claim.proposedBy),
      registeredBy: nameOf(claim.registeredBy),
      isOwnStep: (claim.state === 'proposed' ? claim.proposedBy : claim.registeredBy) === userId,
    })),
    applicantKind: application.applicantKind,
    applicantName,
    association: of && { id: of.id, state: of.state },
    accountKey: account?.key ?? null,
    warnings: findPayWarnings(
      {
        associationState: of?.state ?? null,
        accountSince: account?.since ?? null,
        holder: account?.holder ?? null,
        applicant: applicantName,
      },
      now,
    ),
    claimableOre: Math.max(0, paidOre(loaded) - claimedOre(loaded)),
    budgetYear,
  }
}
