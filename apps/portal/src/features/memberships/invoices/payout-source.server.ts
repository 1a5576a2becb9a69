import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { fitnessPayer } from '#core/bank/association-payer.server.ts'
import type {
  PayoutLink,
  PayoutReader,
  PayoutReason,
  PayoutSite,
  PayoutSource,
  ReturnedPayout,
  SettledPayout,
} from '#core/bank/payout-source.ts'
import { lockInvoice } from '#core/invoices/lock-invoice.server.ts'
import { requireOwed } from '#core/invoices/owed.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { notifyMember } from '../model/membership-mail.server.ts'
import { invoiceOfRequest } from './payout-key.ts'

/** What is owed of invoices, for the bank’s engine: the key of an owner is the id of the invoice. */
export const invoicePayouts: PayoutSource = {
  kind: 'invoice',
  name: m.fitness_payout_kind,
  settings: ['FITNESS_IBAN', 'FITNESS_BIC'],
  payerOf: fitnessPayer,
  async findOwn(database, users) {
    const rows = await database
      .select({ id: invoice.id })
      .from(invoice)
      .where(inArray(invoice.userId, [...users]))
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
        return [row.id, { name: row.name, reference, link: linkOf(reference, reader) }]
      }),
    )
  },
  async findByText(database, text) {
    const named = text.trim()
    const rows = await database
      .select({ id: invoice.id })
      .from(invoice)
      .where(
        or(
          eq(sql`${invoice.invoiceNumber}::text`, named),
          ilike(invoice.recipientName, `%${named.replaceAll(/[\\%_]/g, '\\$&')}%`),
        ),
      )
      .limit(mostFound)
    return rows.map(({ id }) => id)
  },
  reasonsOf,
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
    for (const one of settled) await tell(transaction, one, one.outcome, site)
  },
  onReturned: async (transaction, returned, site) => {
    for (const one of returned) await tell(transaction, one, 'failed', site)
  },
}

const mostFound = 200

const linkOf = (id: string, { roles }: PayoutReader): PayoutLink | null =>
  roles.includes('sports') ? { page: 'staffFitnessInvoice', params: { id } } : null

/** The credit notes of the invoice say why; without one more was paid than there was to pay. */
async function reasonsOf(
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
    .where(inArray(invoice.id, ids))
    .orderBy(asc(creditNote.creditNumber))
  return new Map(
    requestKeys.flatMap((key) => {
      const own = rows.filter(({ id }) => id === invoiceOfRequest(key))
      const [first] = own
      if (!first) return []
      const number = String(first.number)
      const lines = own.flatMap(({ note }) =>
        note
          ? m.fitness_payout_credit(
              { number: String(note.creditNumber), reason: note.reason },
              options,
            )
          : [],
      )
      const heading = m.fitness_payout_why({ number }, options)
      return [[key, { heading, link: linkOf(number, reader), lines }] as const]
    }),
  )
}

/** Mails the member what became of their money. */
async function tell(
  transaction: Database,
  { owner, amountOre }: SettledPayout | ReturnedPayout,
  outcome: 'paid' | 'failed',
  { portalUrl }: PayoutSite,
): Promise<void> {
  const [found] = await transaction
    .select({ userId: invoice.userId, invoiceNumber: invoice.invoiceNumber })
    .from(invoice)
    .where(and(eq(invoice.id, owner.key)))
  if (!found?.userId) return
  await notifyMember(
    transaction,
    { userId: found.userId, portalUrl },
    { kind: `payout-${outcome}`, invoiceNumber: String(found.invoiceNumber), amountOre },
  )
}
