import { and, eq, isNotNull, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { incomingTransfer } from '#core/bank/tables.server.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { addDays } from '#platform/time/date.ts'
import { notifyApplicant, remindApplicant } from '../mail/notify-applicant.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { readDeadlines } from '../model/read-deadlines.server.ts'
import { depositAccount } from '../model/tables.server.ts'
import { endApproval } from './end-approval.server.ts'
import { isUnpaid } from './is-unpaid.server.ts'

export const lapseApprovals = declareTask('lapse-unpaid-approvals', z.object({}))
export const lapseCrontab: readonly CronJob[] = [{ task: lapseApprovals, at: '5 4 * * *' }]

/**
 * Approvals of which nothing was ever received lapse by the deadline that staff have set. Nobody's does
 * without a reminder, and what the reminder has said holds. A second run does nothing.
 */
export async function lapseUnpaidApprovals(
  database: Database,
  portalUrl: string,
): Promise<{ reminded: number; lapsed: number }> {
  const deadlines = await readDeadlines(database)
  const { lapseDays, reminderDays } = deadlines
  if (lapseDays === null) return { reminded: 0, lapsed: 0 }
  const today = await osloToday(database)
  const remindFrom = addDays(today, reminderDays - lapseDays)
  const [toRemind, toLapse] = [
    await find(
      database,
      and(isNull(depositAccount.lapsesOn), lte(depositAccount.dueOn, remindFrom)),
    ),
    await find(
      database,
      and(isNotNull(depositAccount.lapsesOn), lt(depositAccount.lapsesOn, today)),
    ),
  ]
  let [reminded, lapsed] = [0, 0]
  for (const caseId of toRemind)
    if (await remind(database, { caseId, today, lapseDays, reminderDays, portalUrl })) reminded += 1
  for (const caseId of toLapse) if (await lapse(database, { caseId, portalUrl })) lapsed += 1
  return { reminded, lapsed }
}

/** One that staff are just deciding about waits for that; one that money has come to never lapses. */
const isWaiting = (database: Database) =>
  and(
    eq(caseFile.kind, applicationKind),
    eq(caseFile.status, 'INNVILGET'),
    isNull(caseFile.closedAt),
    notExists(
      database
        .select({ id: incomingTransfer.id })
        .from(incomingTransfer)
        .where(eq(incomingTransfer.customerNumber, depositAccount.customerNumber)),
    ),
    notExists(
      database
        .select({ id: caseDecision.caseId })
        .from(caseDecision)
        .where(eq(caseDecision.caseId, caseFile.id)),
    ),
  )

async function find(database: Database, which: SQL | undefined): Promise<string[]> {
  const rows = await database
    .select({ caseId: depositAccount.caseId })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .where(and(isWaiting(database), which))
    .orderBy(depositAccount.dueOn, depositAccount.caseId)
  return rows.map(({ caseId }) => caseId)
}

/** Looked at again under the lock: another run, staff or money may have come first. */
async function lockWaiting(transaction: Database, caseId: string) {
  await transaction.execute(sql`select from ${caseFile} where id = ${caseId} for update`)
  const [found] = await transaction
    .select({ caseFile, account: depositAccount })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .where(and(isWaiting(transaction), eq(caseFile.id, caseId)))
  return found && (await isUnpaid(transaction, caseId)) ? found : null
}

function remind(
  database: Database,
  wanted: {
    caseId: string
    today: string
    lapseDays: number
    reminderDays: number
    portalUrl: string
  },
): Promise<boolean> {
  const { caseId, today, lapseDays, reminderDays, portalUrl } = wanted
  return database.transaction(async (transaction) => {
    const found = await lockWaiting(transaction, caseId)
    const dueOn = found?.account.dueOn
    if (!dueOn || found.account.lapsesOn !== null) return false
    const days = [addDays(dueOn, lapseDays), addDays(today, reminderDays)]
    const lapsesOn = days.toSorted().at(-1) ?? today
    await transaction
      .update(depositAccount)
      .set({ lapsesOn })
      .where(eq(depositAccount.caseId, caseId))
    const { userId, language } = found.caseFile
    await remindApplicant(transaction, { userId, language, portalUrl, lapsesOn })
    return true
  })
}

/** @returns whether it lapsed: not one that is decided about, or that money has come to */
export function lapse(
  database: Database,
  { caseId, portalUrl }: { caseId: string; portalUrl: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const found = await lockWaiting(transaction, caseId)
    if (!found) return false
    await transaction.insert(caseEvent).values({
      caseId,
      action: 'lapse',
      fromStatus: 'INNVILGET',
      toStatus: 'BORTFALT',
      actorKind: 'system',
      actorId: 'system',
    })
    await endApproval(transaction, { caseId, reason: 'lapsed' })
    const { userId, language } = found.caseFile
    await notifyApplicant(transaction, { userId, language, portalUrl, what: 'lapse' })
    return true
  })
}
