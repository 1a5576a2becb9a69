import { and, eq, inArray, sql } from 'drizzle-orm'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { issueInvoice } from '#core/invoices/issue-invoice.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import { addDays } from '#platform/time/date.ts'
import { type MailParts, notifyPayer } from '../model/payer-mail.server.ts'
import { productNameOf } from '../model/product-name.server.ts'
import { lastDayOf } from '../model/rules/month.ts'
import {
  kindergartenInvoiceDraft as draft,
  kindergartenInvoiceRun as run,
} from '../model/tables.server.ts'

type IssueContext = MailParts & { readonly today: string }

/**
 * Issues what waits in a run, each invoice in a transaction of its own: what failed stops nothing else,
 * and is tried again with the job. Again, or twice at once, it does nothing twice.
 * @throws {AggregateError} some could not be issued
 */
export async function issueRun(context: IssueContext, runId: string): Promise<void> {
  const { database } = context
  const waiting = await database
    .select({ id: draft.id })
    .from(draft)
    .where(and(eq(draft.runId, runId), inArray(draft.state, ['waiting', 'failed'])))
    .orderBy(draft.recipientName, draft.id)
  const failures: unknown[] = []
  for (const { id } of waiting) {
    try {
      await issueDraft(context, id)
    } catch (error) {
      const isThere = breaksConstraint(error, 'invoice_period')
      await database
        .update(draft)
        .set(isThere ? { state: 'skipped', lines: [] } : { state: 'failed' })
        .where(and(eq(draft.id, id), inArray(draft.state, ['waiting', 'failed'])))
      if (!isThere) failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Invoices of a kindergarten could not be issued')
  await database
    .update(run)
    .set({ finishedAt: sql`coalesce(${run.finishedAt}, now())` })
    .where(
      and(
        eq(run.id, runId),
        sql`not exists (select 1 from ${draft} own where own.run_id = ${runId}
          and own.state in ('waiting', 'failed'))`,
      ),
    )
}

async function issueDraft({ today, ...parts }: IssueContext, id: string): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    const [wanted] = await transaction
      .select()
      .from(draft)
      .where(and(eq(draft.id, id), inArray(draft.state, ['waiting', 'failed'])))
      .for('update')
    // Another job has issued it meanwhile.
    if (!wanted) return
    const [of] = await transaction
      .select({ run, name: kindergarten.name })
      .from(run)
      .innerJoin(kindergarten, eq(kindergarten.id, run.kindergartenId))
      .where(eq(run.id, wanted.runId))
    if (!of) throw new Error('the run of an invoice is gone')
    const { guardianId, recipientName, lines } = wanted
    const issued = await issueInvoice(transaction, {
      kind: 'kindergarten',
      recipient: { name: recipientName },
      subjectId: guardianId,
      unitId: of.run.kindergartenId,
      productName: productNameOf(of.name),
      vatPercent: 0,
      periodStart: of.run.month,
      periodEnd: lastDayOf(of.run.month),
      lines,
      invoicedOn: today,
      dueOn: addDays(today, of.run.daysToPay),
    })
    await carryOver(
      transaction,
      { kind: 'kindergarten', subjectId: guardianId },
      { actorId: null, today },
    )
    await transaction
      .update(draft)
      .set({ state: 'issued', invoiceId: issued.id, lines: [] })
      .where(eq(draft.id, id))
    await notifyPayer({ ...parts, database: transaction }, guardianId)
  })
}
