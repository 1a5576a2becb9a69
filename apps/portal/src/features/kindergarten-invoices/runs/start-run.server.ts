import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import {
  kindergartensOf,
  requireKindergarten,
} from '#core/kindergartens/access/staff-access.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMoney } from '../model/refuse.server.ts'
import {
  kindergartenInvoiceDraft as draft,
  kindergartenInvoiceRun as run,
} from '../model/tables.server.ts'
import type { MonthQuery, Preview, RunForm, RunStarted, Runs } from './contract.ts'
import { issueRunTask } from './issue-run-task.server.ts'
import { toLineView } from './line-view.ts'
import { changedParts, type PayerMonth, readMonth } from './read-month.server.ts'

const isNew = ({ amountOre, invoice }: PayerMonth): boolean => amountOre > 0 && invoice === null

/**
 * What a run would invoice.
 * @throws {Refusal} `KINDERGARTEN_NOT_FOUND`
 */
export async function previewRun(
  database: Database,
  staff: StaffActor,
  wanted: MonthQuery,
): Promise<Preview> {
  await requireKindergarten(database, staff, wanted.kindergartenId)
  const { payers, leftOut, version } = await readMonth(database, wanted)
  return {
    version,
    totalOre: payers.filter(isNew).reduce((sum, { amountOre }) => sum + amountOre, 0),
    items: payers.map(({ lines, invoice, ...payer }) => ({
      ...payer,
      lines: lines.map(toLineView),
      invoice: invoice && { number: String(invoice.number), amountOre: invoice.amountOre },
    })),
    leftOut: [...leftOut],
  }
}

/**
 * Stores what was previewed as a run, which a job issues. Two who start it at once start one: the
 * kindergarten is locked, and the second finds the run of the first.
 * @throws {Refusal} `KINDERGARTEN_NOT_FOUND`; `PREVIEW_CHANGED` with what has; `RUN_EMPTY`: nothing is
 *   missing
 */
export async function startRun(
  database: Database,
  staff: StaffActor,
  { kindergartenId, month, version }: RunForm,
): Promise<RunStarted> {
  return database.transaction(async (transaction) => {
    await requireKindergarten(transaction, staff, kindergartenId)
    await transaction
      .select({ id: kindergarten.id })
      .from(kindergarten)
      .where(eq(kindergarten.id, kindergartenId))
      .for('no key update')
    const [waiting] = await transaction
      .select({ id: run.id })
      .from(run)
      .where(
        and(eq(run.kindergartenId, kindergartenId), eq(run.month, month), isNull(run.finishedAt)),
      )
    if (waiting) return waiting
    const read = await readMonth(transaction, { kindergartenId, month })
    if (read.version !== version)
      throw refuseMoney('PREVIEW_CHANGED', { changed: changedParts(version, read.version) })
    const missing = read.payers.filter(isNew)
    if (missing.length === 0 || !read.price) throw refuseMoney('RUN_EMPTY')
    const [started] = await transaction
      .insert(run)
      .values({
        kindergartenId,
        month,
        daysToPay: read.price.daysToPay,
        startedBy: staff.userId,
      })
      .returning({ id: run.id })
    if (!started) throw new Error('the run was not added')
    await transaction.insert(draft).values(
      missing.map(({ guardianId, name, lines, amountOre }) => ({
        runId: started.id,
        guardianId,
        recipientName: name,
        lines,
        amountOre,
      })),
    )
    await recordAction(transaction, staff, {
      action: 'kindergarten-run-started',
      subject: { kind: 'kindergarten-run', id: started.id },
      after: {
        kindergartenMonth: month,
        kindergartenInvoices: missing.length,
        kindergartenRunOre: missing.reduce((sum, { amountOre }) => sum + amountOre, 0),
      },
    })
    await enqueueIssuing(transaction, started.id)
    return started
  })
}

const enqueueIssuing = (transaction: Database, runId: string) =>
  enqueueJob(transaction, issueRunTask, { runId }, { key: `${issueRunTask.name}:${runId}` })

/**
 * Tries again what failed, at once.
 * @throws {Refusal} `RUN_NOT_FOUND`: nothing waits in it, or it is not of a kindergarten of theirs
 */
export async function retryRun(database: Database, staff: StaffActor, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: run.id, month: run.month })
      .from(run)
      .where(
        and(
          eq(run.id, id),
          isNull(run.finishedAt),
          inArray(run.kindergartenId, kindergartensOf(staff)),
        ),
      )
      .for('update')
    if (!found) throw refuseMoney('RUN_NOT_FOUND')
    await recordAction(transaction, staff, {
      action: 'kindergarten-run-retried',
      subject: { kind: 'kindergarten-run', id },
      after: { kindergartenMonth: found.month },
    })
    await enqueueIssuing(transaction, id)
  })
}

/** Of the newest, the runs that staff see. */
const shownRuns = 100

/** A member of staff’s kindergartens, and their latest runs with progress: two queries. */
export async function listRuns(database: Database, staff: StaffActor): Promise<Runs> {
  const isTheirs = inArray(kindergarten.id, kindergartensOf(staff))
  const kindergartens = await database
    .select({ id: kindergarten.id, name: kindergarten.name })
    .from(kindergarten)
    .where(isTheirs)
    .orderBy(kindergarten.name)
  const count = (state: string) =>
    sql<number>`(count(*) filter (where ${draft.state} = ${state}))::int`
  const rows = await database
    .select({
      id: run.id,
      kindergartenId: run.kindergartenId,
      kindergarten: kindergarten.name,
      month: run.month,
      startedAt: run.startedAt,
      finishedAt: run.finishedAt,
      firstName: user.firstName,
      lastName: user.lastName,
      waiting: count('waiting'),
      issued: count('issued'),
      skipped: count('skipped'),
      failed: count('failed'),
      amountOre: sql<string>`coalesce(sum(${draft.amountOre}), 0)`,
    })
    .from(run)
    .innerJoin(kindergarten, eq(kindergarten.id, run.kindergartenId))
    .leftJoin(user, eq(user.id, run.startedBy))
    .leftJoin(draft, eq(draft.runId, run.id))
    .where(isTheirs)
    .groupBy(run.id, kindergarten.name, user.firstName, user.lastName)
    .orderBy(desc(run.startedAt))
    .limit(shownRuns)
  return {
    kindergartens,
    items: rows.map(({ firstName, lastName, startedAt, finishedAt, amountOre, ...one }) => ({
      ...one,
      startedBy: firstName && lastName ? `${firstName} ${lastName}` : null,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      amountOre: Number(amountOre),
    })),
  }
}
