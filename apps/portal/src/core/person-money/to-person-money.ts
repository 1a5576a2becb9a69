import type { InvoiceItem } from '#core/invoices/contract.ts'
import { type CardDocuments, matchCreditNotes } from './card-documents.ts'
import type { MoneyFile, MoneyRow, PersonMoney } from './contract.ts'
import type { Describe, DescribedSubject, Subject } from './described-subject.ts'
import type { Movement } from './list-movements.server.ts'
import type { Underway } from './list-underway.server.ts'
import type { Bill } from './money-source.ts'
import { compareDays } from './totals.ts'

export type Invoiced = { readonly item: InvoiceItem; readonly subject: Subject }

export type MoneyFacts = {
  /** Newest first. */
  readonly movements: readonly Movement[]
  readonly cards: readonly CardDocuments[]
  readonly underway: readonly Underway[]
  readonly invoices: readonly Invoiced[]
  readonly bills: readonly { readonly bill: Bill; readonly subject: Subject }[]
  readonly describe: Describe
  readonly fileOf: {
    readonly receipt: (paymentId: string) => MoneyFile
    readonly creditNote: (id: string) => MoneyFile
  }
  readonly today: string
}

/** What a person reads of their money. */
export function toPersonMoney(facts: MoneyFacts): PersonMoney {
  const { movements, underway, describe } = facts
  const invoices = new Map(facts.invoices.map(({ item }) => [item.id, item]))
  const cardFiles = cardFilesOf(facts)
  return {
    due: dueOf(facts),
    underway: underway.map(({ subject, ...one }) => {
      const { text, href } = describe(subject)
      return { ...one, text, href }
    }),
    owed: owedOf(facts),
    rows: [
      ...movements.map((movement) => {
        const row = toRow(movement, invoices, describe)
        return { ...row, files: [...row.files, ...(cardFiles.get(movement.entryId) ?? [])] }
      }),
      ...facts.cards.flatMap((one) => toReleasedRow(one, facts)),
      ...facts.bills.map((one) => toBillRow(one, facts)),
    ].toSorted((one, other) => compareDays(other, one)),
  }
}

function toRow(
  movement: Movement,
  invoices: ReadonlyMap<string, InvoiceItem>,
  describe: Describe,
): MoneyRow {
  const { entryId, subject, creditNumber, kind, day, amountOre, payout } = movement
  const described = describe(subject)
  const item = invoices.get(subject.id)
  const isInvoice = kind === 'invoice'
  return {
    id: String(entryId),
    day,
    kind,
    amountOre,
    text: described.text,
    number: creditNumber ?? item?.invoiceNumber ?? null,
    isDeposit: subject.kind === 'deposit',
    openOre: (isInvoice && item?.openOre) || 0,
    status: (isInvoice && item?.status) || null,
    payout,
    href: described.href,
    files: filesOf(movement, item, described),
  }
}

function filesOf(
  { kind, creditNumber }: Movement,
  item: InvoiceItem | undefined,
  { ways }: DescribedSubject,
): MoneyFile[] {
  if (kind === 'invoice')
    return item && ways ? [{ kind: 'invoice', address: ways.invoiceFile(item.invoiceNumber) }] : []
  if (kind === 'credit-note')
    return creditNumber !== null && ways
      ? [{ kind: 'credit-note', address: ways.creditNoteFile(creditNumber) }]
      : []
  return []
}

/** By entry: the receipt of a card payment, and the credit notes that a refund carries. */
function cardFilesOf({
  movements,
  cards,
  fileOf,
}: MoneyFacts): ReadonlyMap<number, readonly MoneyFile[]> {
  const files = new Map<number, readonly MoneyFile[]>()
  for (const card of cards) {
    const own = movements
      .filter(({ paymentId }) => paymentId === card.paymentId)
      .toSorted((one, other) => one.entryId - other.entryId)
    for (const { kind, entryId } of own)
      if (kind === 'card-payment') files.set(entryId, [fileOf.receipt(card.paymentId)])
    const refunds = own.filter(({ kind }) => kind === 'card-refund')
    for (const [entryId, notes] of matchCreditNotes(card, refunds))
      files.set(
        entryId,
        notes.map(({ id }) => fileOf.creditNote(id)),
      )
  }
  return files
}

/** The ledger has nothing of what was only reserved: its documents have a line that counts nowhere. */
function toReleasedRow(card: CardDocuments, { describe, fileOf }: MoneyFacts): MoneyRow[] {
  const last = card.notes.at(-1)
  if (!card.isReleased || !last) return []
  const { text, href } = describe(card.subject)
  return [
    {
      id: `released-${card.paymentId}`,
      day: last.day,
      kind: 'card-release',
      amountOre: card.notes.reduce((sum, { amountOre }) => sum + amountOre, 0),
      text,
      number: null,
      isDeposit: false,
      openOre: 0,
      status: null,
      payout: null,
      href,
      files: [fileOf.receipt(card.paymentId), ...card.notes.map(({ id }) => fileOf.creditNote(id))],
    },
  ]
}

type SubjectBill = MoneyFacts['bills'][number]

function toBillRow({ bill, subject }: SubjectBill, { describe, today }: MoneyFacts): MoneyRow {
  const isInvoice = bill.kind === 'invoice'
  return {
    id: `${subject.kind}-${bill.kind}-${bill.number}`,
    day: bill.day,
    kind: bill.kind,
    amountOre: isInvoice ? bill.amountOre : -bill.amountOre,
    text: bill.text,
    number: bill.number,
    isDeposit: subject.kind === 'deposit',
    openOre: bill.openOre,
    status: isInvoice ? statusOf(bill, today) : null,
    payout: null,
    href: describe(subject).href,
    files: bill.file === null ? [] : [{ kind: bill.kind, address: bill.file }],
  }
}

/** What is open of a bill that nobody owes is what was not sent to us; nothing is open of one that ended. */
const statusOf = ({ openOre, dueOn, isCredited }: Bill, today: string) => {
  if (isCredited) return 'credited'
  if (openOre <= 0) return 'paid'
  return dueOn !== null && dueOn < today ? 'overdue' : 'open'
}

function dueOf({ invoices, bills, describe, today }: MoneyFacts): PersonMoney['due'] {
  const ofInvoices = invoices
    .filter(({ item }) => item.openOre > 0)
    .map(({ item, subject }) => {
      const { text, href, ways } = describe(subject)
      const { id, invoiceNumber: number, openOre: amountOre, dueOn, status, kid } = item
      const isPaying = status === 'paying'
      const account = (!isPaying && ways?.account) || null
      return {
        id,
        text,
        number,
        amountOre,
        dueOn,
        status,
        payHref: isPaying ? null : (ways?.payHref(number) ?? null),
        account,
        kid: account && kid,
        href,
        file: ways && { kind: 'invoice' as const, address: ways.invoiceFile(number) },
      }
    })
  const ofBills = bills.flatMap(({ bill, subject }) => {
    const { number, openOre: amountOre, dueOn, text, file } = bill
    if (bill.kind !== 'invoice' || amountOre <= 0 || dueOn === null) return []
    return [
      {
        id: `${subject.kind}-${number}`,
        text,
        number,
        amountOre,
        dueOn,
        status: statusOf(bill, today),
        payHref: null,
        account: null,
        kid: null,
        href: describe(subject).href,
        file: file === null ? null : { kind: 'invoice' as const, address: file },
      } as const,
    ]
  })
  return [...ofInvoices, ...ofBills].toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}

/** What is on its way back to a card is not owed a second time. */
function owedOf({ invoices, underway, describe }: MoneyFacts): PersonMoney['owed'] {
  return invoices.flatMap(({ item, subject }) => {
    const returningOre = underway
      .filter(({ kind, subject: { id } }) => kind === 'refund' && id === item.id)
      .reduce((sum, { amountOre }) => sum + amountOre, 0)
    const amountOre = -item.openOre - returningOre
    if (amountOre <= 0) return []
    const { id, invoiceNumber: number } = item
    return [{ id, number, amountOre, text: describe(subject).text }]
  })
}
