import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type InvoiceDraft, totalOf } from './rules/invoicing.ts'
import { toKid } from './rules/kid.ts'
import { fitnessInvoice } from './tables.server.ts'

type Issued = typeof fitnessInvoice.$inferSelect

/** Writes an invoice down. Its number is taken last: others wait for it. */
export async function issueInvoice(
  transaction: Database,
  to: {
    readonly userId: string
    readonly membershipId: number
    readonly typeName: { readonly no: string; readonly en: string }
    readonly invoicedOn: string
  },
  draft: InvoiceDraft,
): Promise<Issued> {
  const { typeName, ...owner } = to
  const [person] = await transaction
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, to.userId))
  if (!person) throw new Error('whoever is to pay is gone')
  const invoiceNumber = await allocateNumber(transaction, 'fitness-invoice')
  const [issued] = await transaction
    .insert(fitnessInvoice)
    .values({
      ...owner,
      ...draft,
      typeNameNo: typeName.no,
      typeNameEn: typeName.en,
      recipientName: `${person.firstName} ${person.lastName}`,
      amountOre: totalOf(draft),
      invoiceNumber,
      kid: toKid(invoiceNumber),
    })
    .returning()
  if (!issued) throw new Error('the invoice was not written down')
  return issued
}
