import { and, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { carryOver } from '#core/invoices/carry-over.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { withFreezes } from '../model/find-membership.server.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { issueMonth } from '../model/issue-month.server.ts'
import { monthsToInvoice } from '../model/rules/invoicing.ts'

type RunContext = {
  readonly database: Database
  readonly today: string
  readonly portalUrl: string
}

/**
 * Sends the invoices for months that start within the days to pay that staff have set. Idempotent, also for concurrent runs. The
 * failure of one invoice does not stop the others.
 * @returns how many were sent
 * @throws {AggregateError} some could not be sent; the next run retries them
 */
export async function sendMonthlyInvoices(context: RunContext): Promise<number> {
  let sent = 0
  const failures: unknown[] = []
  for (const id of await listPayingMemberships(context)) {
    try {
      sent += await sendInvoicesOf(context, id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Invoices could not be sent')
  return sent
}

async function listPayingMemberships({ database, today }: RunContext): Promise<number[]> {
  const { daysToPay } = await findSettings(database)
  const rows = await database
    .select({ id: fitnessMembership.id })
    .from(fitnessMembership)
    .where(
      and(
        isNotNull(fitnessMembership.monthlyAmountOre),
        lte(fitnessMembership.startDate, addDays(today, daysToPay)),
        or(isNull(fitnessMembership.endDate), gte(fitnessMembership.endDate, today)),
      ),
    )
    .orderBy(fitnessMembership.id)
  return rows.map(({ id }) => id)
}

async function sendInvoicesOf({ database, today, portalUrl }: RunContext, id: number) {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(fitnessMembership)
      .where(eq(fitnessMembership.id, id))
      .for('no key update')
    if (!row?.monthlyAmountOre) return 0
    const { userId } = row
    const { facts } = await withFreezes(transaction, row)
    const { daysToPay } = await findSettings(transaction)
    const months = monthsToInvoice(facts, facts.invoicedUntil, { today, daysToPay })
    for (const month of months) await issueMonth(transaction, row, month, { today, portalUrl })
    if (months.length > 0)
      await carryOver(transaction, { userId, kind: 'fitness' }, { actorId: null, today })
    return months.length
  })
}
