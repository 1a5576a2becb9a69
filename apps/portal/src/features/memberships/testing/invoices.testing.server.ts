import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InvoiceRow } from '#core/invoices/issue-invoice.server.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { registerInvoicePayment } from '#core/invoices/register-payment.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { issueMembershipInvoice } from '../model/issue-invoice.server.ts'
import { newMember } from './memberships.testing.server.ts'

type Member = { readonly userId: string; readonly membershipId: number }

export const testBank = { kind: 'bank', key: 'test' } as const

const invoicedOn = '2026-11-16'
/** By database: memberships of several have the same ids. */
const monthsBehind = new WeakMap<Database, Map<number, number>>()

/** An invoice of 349 kroner for a month and 100 for a start fee; for a member the next month’s each time. */
export async function invoiceOf(
  database: Database,
  member?: Member,
  { vatPercent = 0 }: { vatPercent?: number } = {},
): Promise<Member & { invoice: InvoiceRow }> {
  const { userId, membershipId } = member ?? (await newMember(database))
  const months = monthsBehind.get(database) ?? new Map<number, number>()
  monthsBehind.set(database, months)
  const back = months.get(membershipId) ?? 0
  months.set(membershipId, back + 1)
  const from = addDays('2026-12-01', 31 * back)
  const to = addDays(from, 30)
  const issued = await issueMembershipInvoice(
    database,
    { userId, membershipId, typeName: { no: 'Student', en: 'Student' }, vatPercent, invoicedOn },
    {
      periodStart: from,
      periodEnd: to,
      dueOn: from,
      lines: [
        { kind: 'month', from, to, amountOre: 34_900 },
        { kind: 'start-fee', from, to, amountOre: 10_000 },
      ],
    },
  )
  return { userId, membershipId, invoice: issued }
}

/** Registers money that came to the bank account. @returns the id of the payment */
export async function payInvoice(
  database: Database,
  { id }: Pick<InvoiceRow, 'id'>,
  amountOre: number,
): Promise<string> {
  const paymentId = randomUUID()
  await database.transaction(async (transaction) => {
    const locked = await lockInvoice(transaction, id)
    await registerInvoicePayment(
      transaction,
      locked,
      { id: paymentId, openOre: locked.openOre, amountOre, paidOn: '2026-11-20' },
      { bank: testBank, registeredBy: null, today: '2026-11-23' },
    )
  })
  return paymentId
}

export async function readInvoice(database: Database, id: string): Promise<InvoiceRow> {
  const [found] = await database.select().from(invoice).where(eq(invoice.id, id))
  if (!found) throw new Error('there is no such invoice')
  return found
}
