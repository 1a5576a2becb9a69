import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { type InvoiceDraft, totalOf } from './rules/invoicing.ts'
import { toKid } from './rules/kid.ts'
import { fitnessInvoice } from './tables.server.ts'

type Issued = typeof fitnessInvoice.$inferSelect

/** Inserts an invoice. Its number is allocated last, since other transactions wait for it. */
export async function issueInvoice(
  transaction: Database,
  recipient: {
    readonly userId: string
    readonly membershipId: number
    readonly typeName: Localized
    readonly invoicedOn: string
  },
  draft: InvoiceDraft,
): Promise<Issued> {
  const [person] = await transaction
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, recipient.userId))
  if (!person) throw new Error('the recipient of the invoice has no account')
  const invoiceNumber = await allocateNumber(transaction, 'fitness-invoice')
  const [issued] = await transaction
    .insert(fitnessInvoice)
    .values({
      ...recipient,
      ...draft,
      recipientName: `${person.firstName} ${person.lastName}`,
      amountOre: totalOf(draft),
      invoiceNumber,
      kid: toKid(invoiceNumber),
    })
    .returning()
  if (!issued) throw new Error('the invoice was not inserted')
  return issued
}
