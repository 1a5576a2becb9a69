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
  /** The account of who pays, or their name where they may have none. */
  readonly recipient: { readonly userId: string } | { readonly name: string }
  readonly subjectId: string
  readonly unitId?: string
  readonly productName: Localized
  readonly vatPercent: number
  readonly periodStart: string
  readonly periodEnd: string
  readonly lines: readonly InvoiceLine[]
  readonly invoicedOn: string
  readonly dueOn: string
}

const seriesOf = {
  fitness: 'fitness-invoice',
  kindergarten: 'kindergarten-invoice',
} as const satisfies Record<InvoiceKind, Series>

/**
 * Adds an invoice and books it, in the caller's transaction. Its number is allocated last, since other
 * transactions wait for it.
 */
export async function issueInvoice(transaction: Database, wanted: NewInvoice): Promise<InvoiceRow> {
  const { recipient, ...values } = wanted
  const { kind, lines, vatPercent, invoicedOn } = values
  const to = await findRecipient(transaction, recipient)
  const amountOre = totalOf({ lines })
  const invoiceNumber = await allocateNumber(transaction, seriesOf[kind])
  const [issued] = await transaction
    .insert(invoice)
    .values({
      ...values,
      ...to,
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

async function findRecipient(
  transaction: Database,
  recipient: NewInvoice['recipient'],
): Promise<Pick<InvoiceRow, 'userId' | 'recipientName'>> {
  if ('name' in recipient) return { userId: null, recipientName: recipient.name }
  const { userId } = recipient
  const [person] = await transaction
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  if (!person) throw new Error('the recipient of the invoice has no account')
  return { userId, recipientName: `${person.firstName} ${person.lastName}` }
}
