import { eq, inArray, or, sql } from 'drizzle-orm'
import { systemActor } from '#core/associations/record-history.server.ts'
import { isReportMissing } from '#core/grants/funding/report-overdue.ts'
import {
  grantAward,
  grantClaim,
  grantPart,
  grantReminder,
} from '#core/grants/funding/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { acceptReminder, reportReminder } from '../model/award-dates.ts'
import { type FundingNotice, notifyApplicant } from '../model/funding-mail.server.ts'
import { type LoadedAward, lockAward } from '../model/load-awards.server.ts'
import { noteHistory } from '../model/note-history.server.ts'
import { reconcileAward } from '../model/reconcile-award.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }

export type Reviewed = {
  readonly reviewed: number
  readonly failed: readonly { readonly id: string; readonly error: unknown }[]
}

/**
 * What time does to grants: offers lapse, reminders are sent, each once, and what a decision has changed
 * is done. One that fails does not keep the others.
 */
export async function reviewAwards(
  parts: Parts,
  now: Date,
  signal?: AbortSignal,
): Promise<Reviewed> {
  const { database } = parts
  const rows = await database
    .select({ id: grantAward.applicationId })
    .from(grantAward)
    .where(
      or(
        inArray(grantAward.state, ['offered', 'accepted']),
        sql`exists (select from ${grantClaim}
          where ${eq(grantClaim.applicationId, grantAward.applicationId)}
            and ${grantClaim.state} = 'open')`,
        sql`exists (select from ${grantPart}
          where ${eq(grantPart.applicationId, grantAward.applicationId)}
            and ${grantPart.state} = 'waiting')`,
      ),
    )
    .orderBy(grantAward.applicationId)
  const failed: { id: string; error: unknown }[] = []
  for (const { id } of rows) {
    signal?.throwIfAborted()
    await reviewAward(parts, id, now).catch((error: unknown) => failed.push({ id, error }))
  }
  return { reviewed: rows.length - failed.length, failed }
}

function reviewAward(parts: Parts, applicationId: string, now: Date): Promise<void> {
  return parts.database.transaction(async (transaction) => {
    const within = { ...parts, database: transaction }
    const loaded = await lockAward(transaction, applicationId)
    if (!loaded) return
    if (loaded.award.state === 'offered' && loaded.award.acceptBy < osloDate(now))
      await lapse(within, loaded, now)
    else await remind(within, loaded, now)
    await reconcileAward(transaction, applicationId, { actorId: null, now })
  })
}

async function lapse({ database, portalUrl }: Parts, loaded: LoadedAward, now: Date) {
  const { award, application } = loaded
  const { applicationId, acceptBy, version } = award
  await database
    .update(grantAward)
    .set({ state: 'lapsed', answeredAt: now, version: version + 1 })
    .where(eq(grantAward.applicationId, applicationId))
  await noteHistory(database, application, 'grant-lapsed', systemActor)
  const about = { applicationId, portalUrl }
  await notifyApplicant(database, about, { kind: 'lapsed', day: acceptBy })
}

async function remind({ database, portalUrl }: Parts, loaded: LoadedAward, now: Date) {
  const { applicationId } = loaded.award
  for (const { kind, about, notice } of remindersOf(loaded, osloDate(now))) {
    const added = await database
      .insert(grantReminder)
      .values({ applicationId, kind, about, sentAt: now })
      .onConflictDoNothing()
      .returning({ kind: grantReminder.kind })
    if (added.length > 0) await notifyApplicant(database, { applicationId, portalUrl }, notice)
  }
}

type Reminder = { readonly kind: string; readonly about: string; readonly notice: FundingNotice }

function remindersOf({ award, reports, claims }: LoadedAward, today: string): Reminder[] {
  const { state, acceptBy, reportDue } = award
  const offer = state === 'offered' ? acceptReminder(acceptBy, today) : null
  const isMissing = isReportMissing({ state, reportDue, report: reports.at(-1)?.state ?? null })
  const report = isMissing && reportDue !== null ? reportReminder(reportDue, today) : null
  const late = claims.filter((claim) => claim.state === 'open' && claim.dueOn < today)
  const all: Reminder[] = late.map(({ id, amountOre, dueOn }) => ({
    // Two of one day are told apart.
    kind: `claim-${id.slice(0, 8)}`,
    about: dueOn,
    notice: { kind: 'claim-overdue', amountOre, day: dueOn },
  }))
  if (offer !== null)
    all.push({ kind: offer, about: acceptBy, notice: { kind: 'accept-reminder', day: acceptBy } })
  if (report !== null && reportDue !== null) {
    const kind = report === 'report-overdue' ? 'report-overdue' : 'report-reminder'
    all.push({ kind: report, about: reportDue, notice: { kind, day: reportDue } })
  }
  return all
}
