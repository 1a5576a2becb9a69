import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { allocateNumber, type Series } from '#core/documents/series/allocate-number.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { saleEntries } from './accounts.ts'
import { toKid } from './kid.ts'
import { type InvoiceLine, totalOf, vatIn } from './lines.ts'
import { type InvoiceKind, invoice } from './tables.server.ts'

export type InvoiceRow = typeof invoice.$inferSelect

export type NewInvoice = {
  readonly kind: InvoiceKind
  readonly userId: string
  readonly subjectId: string
  readonly productName: Localized
  readonly vatPercent: number
  readonly periodStart: string
  readonly periodEnd: string
  readonly lines: readonly InvoiceLine[]
  readonly invoicedOn: string
  readonly dueOn: string
}

const seriesOf = { fitness: 'fitness-invoice' } as const satisfies Record<InvoiceKind, Series>

/**
 * Adds an invoice and books it, in the caller's transaction. Its number is allocated last, since other
 * transactions wait for it.
 */
export async function issueInvoice(transaction: Database, wanted: NewInvoice): Promise<InvoiceRow> {
  const { kind, userId, lines, vatPercent, invoicedOn } = wanted
  const [person] = await transaction
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  if (!person) throw new Error('the recipient of the invoice has no account')
  const amountOre = totalOf({ lines })
  const invoiceNumber = await allocateNumber(transaction, seriesOf[kind])
  const [issued] = await transaction
    .insert(invoice)
    .values({
      ...wanted,
      recipientName: `${person.firstName} ${person.lastName}`,
      amountOre,
      invoiceNumber,
      kid: toKid(invoiceNumber),
    })
    .returning()
  if (!issued) throw new Error('the invoice was not added')
  const vatOre = vatIn(amountOre, vatPercent)
  await postTransaction(transaction, {
    key: `invoice-issued:${issued.id}`,
    kind: 'invoice-issued',
    valueDate: invoicedOn,
    entries: saleEntries({ invoiceId: issued.id, kind, amountOre, vatOre }, { isCredit: false }),
    actorId: null,
  })
  return { ...issued, openOre: amountOre }
}
