import { totalOf } from '#core/invoices/lines.ts'
import type { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findSettings } from './find-settings.server.ts'
import { findType } from './find-types.server.ts'
import { issueMembershipInvoice } from './issue-invoice.server.ts'
import { notifyMember } from './membership-mail.server.ts'
import { monthlyInvoice } from './rules/invoicing.ts'

type Row = typeof fitnessMembership.$inferSelect

/** Sends the invoice for a month of a membership that the caller has locked, with a mail. */
export async function issueMonth(
  transaction: Database,
  { id, userId, type, monthlyAmountOre, endDate }: Row,
  month: string,
  { today, portalUrl }: { today: string; portalUrl: string },
): Promise<void> {
  if (monthlyAmountOre === null) throw new Error('the membership is not paid by month')
  const { daysToPay } = await findSettings(transaction)
  const found = await findType(transaction, type, today)
  const { name: typeName, vatPercent } = found ?? { name: { no: type, en: type }, vatPercent: 0 }
  const draft = monthlyInvoice(monthlyAmountOre, month, { invoicedOn: today, daysToPay, endDate })
  const asked = { amountOre: totalOf(draft), dueOn: draft.dueOn }
  await notifyMember(transaction, { userId, portalUrl }, { kind: 'invoiced', ...asked })
  const to = { userId, membershipId: id, typeName, vatPercent, invoicedOn: today }
  await issueMembershipInvoice(transaction, to, draft)
}
