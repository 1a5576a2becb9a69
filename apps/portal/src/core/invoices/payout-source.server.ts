import type { Locale } from '@trivsel/content-contract/locales'
import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type {
  PayoutLink,
  PayoutReader,
  PayoutReason,
  PayoutSite,
  PayoutSource,
  ReturnedPayout,
  SettledPayout,
} from '#core/bank/payout-source.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockInvoice } from './lock-invoice.server.ts'
import { requireOwed } from './owed.server.ts'
import { invoiceOfRequest, payoutOwnerOf } from './payout-key.ts'
import { creditNote, type InvoiceKind, invoice } from './tables.server.ts'

/** What is of one kind of invoices in the payouts of what is owed of them. */
type InvoicePayouts = Pick<PayoutSource, 'name' | 'settings' | 'payerOf'> & {
  readonly invoiceKind: InvoiceKind
  /** To the page of an invoice; null for readers who may not open it. */
  readonly linkOf: (invoiceNumber: string, reader: PayoutReader) => PayoutLink | null
  readonly texts: {
    readonly heading: (inputs: { number: string }, options: { locale: Locale }) => string
    /** Of each credit note. */
    readonly credit: (
      inputs: { number: string; reason: string },
      options: { locale: Locale },
    ) => string
  }
  /** Which invoices are of some accounts, where that is not by `userId`. */
  readonly isOf?: (users: readonly string[]) => SQL
  /** Notifies the person of what became of their money. */
  readonly notify: (
    transaction: Database,
    to: {
      readonly userId: string | null
      readonly subjectId: string
      readonly portalUrl: string
    },
    payout: {
      readonly outcome: 'paid' | 'failed'
      readonly invoiceNumber: string
      readonly amountOre: number
    },
  ) => Promise<void>
}

/** What is owed of invoices of a kind, for the bank’s engine: the key of an owner is the id of the invoice. */
export const createInvoicePayouts = (of: InvoicePayouts): PayoutSource => ({
  kind: payoutOwnerOf[of.invoiceKind],
  name: of.name,
  settings: of.settings,
  payerOf: of.payerOf,
  async findOwn(database, users) {
    const rows = await database
      .select({ id: invoice.id })
      .from(invoice)
      .where(
        and(
          eq(invoice.kind, of.invoiceKind),
          of.isOf?.([...users]) ?? inArray(invoice.userId, [...users]),
        ),
      )
    return rows.map(({ id }) => id)
  },
  async describe(database, keys, reader) {
    const { id, recipientName: name, invoiceNumber } = invoice
    const rows = await database
      .select({ id, name, invoiceNumber })
      .from(invoice)
      .where(inArray(id, [...keys]))
    return new Map(
      rows.map((row) => {
        const reference = String(row.invoiceNumber)
        return [row.id, { name: row.name, reference, link: of.linkOf(reference, reader) }]
      }),
    )
  },
  async findByText(database, text) {
    const named = text.trim()
    const rows = await database
      .select({ id: invoice.id })
      .from(invoice)
      .where(
        and(
          eq(invoice.kind, of.invoiceKind),
          or(
            eq(sql`${invoice.invoiceNumber}::text`, named),
            ilike(invoice.recipientName, `%${named.replaceAll(/[\\%_]/g, '\\$&')}%`),
          ),
        ),
      )
      .limit(mostFound)
    return rows.map(({ id }) => id)
  },
  reasonsOf: (database, keys, reader) => reasonsOf(of, database, keys, reader),
  async lock(transaction, keys) {
    await transaction
      .select({ id: invoice.id })
      .from(invoice)
      .where(inArray(invoice.id, [...keys]))
      .orderBy(asc(invoice.id))
      .for('no key update')
  },
  /** What is owed may have gone to a card or to another invoice since. */
  async checkAgain(transaction, { owner: { key }, amountOre }) {
    await requireOwed(transaction, await lockInvoice(transaction, key), amountOre)
  },
  onSettled: async (transaction, settled, site) => {
    for (const one of settled) await notify(of, transaction, one, one.outcome, site)
  },
  onReturned: async (transaction, returned, site) => {
    for (const one of returned) await notify(of, transaction, one, 'failed', site)
  },
})

const mostFound = 200

/** The credit notes of the invoice say why; without one more was paid than there was to pay. */
async function reasonsOf(
  { invoiceKind, texts, linkOf }: InvoicePayouts,
  database: Database,
  requestKeys: readonly string[],
  reader: PayoutReader,
): Promise<ReadonlyMap<string, PayoutReason>> {
  const options = { locale: reader.locale }
  const ids = requestKeys.flatMap((key) => invoiceOfRequest(key) ?? [])
  const rows = await database
    .select({ id: invoice.id, number: invoice.invoiceNumber, note: creditNote })
    .from(invoice)
    .leftJoin(creditNote, eq(creditNote.invoiceId, invoice.id))
    .where(and(eq(invoice.kind, invoiceKind), inArray(invoice.id, ids)))
    .orderBy(asc(creditNote.creditNumber))
  return new Map(
    requestKeys.flatMap((key) => {
      const own = rows.filter(({ id }) => id === invoiceOfRequest(key))
      const [first] = own
      if (!first) return []
      const number = String(first.number)
      const lines = own.flatMap(({ note }) =>
        note
          ? texts.credit({ number: String(note.creditNumber), reason: note.reason }, options)
          : [],
      )
      const heading = texts.heading({ number }, options)
      return [[key, { heading, link: linkOf(number, reader), lines }] as const]
    }),
  )
}

/** Notifies the person of the invoice. */
async function notify(
  of: InvoicePayouts,
  transaction: Database,
  { owner, amountOre }: SettledPayout | ReturnedPayout,
  outcome: 'paid' | 'failed',
  { portalUrl }: PayoutSite,
): Promise<void> {
  const [found] = await transaction
    .select({
      userId: invoice.userId,
      subjectId: invoice.subjectId,
      invoiceNumber: invoice.invoiceNumber,
    })
    .from(invoice)
    .where(eq(invoice.id, owner.key))
  if (!found) return
  const { userId, subjectId } = found
  const to = { userId, subjectId, portalUrl }
  await of.notify(transaction, to, {
    outcome,
    invoiceNumber: String(found.invoiceNumber),
    amountOre,
  })
}
