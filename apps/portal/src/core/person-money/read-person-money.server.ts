import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import { listInvoices } from '#core/invoices/list-invoices.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { ownDocumentEndpoints } from '#core/receipts/endpoints.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { PersonMoney } from './contract.ts'
import { type DescribingParts, describeSubjects } from './describe-subjects.server.ts'
import { listCardDocuments } from './list-card-documents.server.ts'
import { invoiceSubject, listMovements } from './list-movements.server.ts'
import { listUnderway } from './list-underway.server.ts'
import type { MoneyReader } from './money-source.ts'
import { type MoneyFacts, toPersonMoney } from './to-person-money.ts'

/**
 * All of a person’s own money, at one moment: a query for each kind of account, and some for each
 * feature that they had to do with.
 */
export const readPersonMoney = (
  { database, ...parts }: DescribingParts,
  reader: MoneyReader,
  now: Date,
): Promise<PersonMoney> =>
  database.transaction((transaction) => readIn({ ...parts, database: transaction }, reader, now), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** What is on its way back to a person, or owed to them, without all the rest. */
export async function readReturning(
  parts: DescribingParts,
  reader: MoneyReader,
  now: Date,
): Promise<Pick<PersonMoney, 'underway' | 'owed'>> {
  const { underway, owed } = await describe(parts, reader, {
    movements: [],
    cards: [],
    underway: await listUnderway(parts.database, reader.userId),
    bills: [],
    listed: lt(invoice.openOre, 0),
    today: osloDate(now),
  })
  return { underway: underway.filter(({ kind }) => kind !== 'reserved'), owed }
}

const readIn = async (parts: DescribingParts, reader: MoneyReader, now: Date) =>
  describe(parts, reader, {
    movements: await listMovements(parts.database, reader.userId, isOwnInvoice(parts, reader)),
    cards: await listCardDocuments(parts.database, reader),
    underway: await listUnderway(parts.database, reader.userId),
    bills: await listBills(parts, reader),
    today: osloDate(now),
  })

async function describe(
  parts: DescribingParts,
  reader: MoneyReader,
  {
    listed: which,
    ...facts
  }: Pick<MoneyFacts, 'movements' | 'cards' | 'underway' | 'bills' | 'today'> & { listed?: SQL },
): Promise<PersonMoney> {
  const isOwn = and(isOwnInvoice(parts, reader), which)
  const listed = await listInvoices(parts.database, isOwn, facts.today)
  const invoices = listed.map(({ row, item }) => ({
    item,
    subject: { kind: invoiceSubject(row.kind), id: row.id },
  }))
  const { movements, cards, underway, bills } = facts
  const subjects = [...movements, ...cards, ...underway, ...invoices, ...bills].map(
    ({ subject }) => subject,
  )
  const described = await describeSubjects(parts, subjects, {
    reader,
    invoices: listed.map(({ row }) => row),
    cards,
  })
  return toPersonMoney({
    ...facts,
    invoices,
    describe: described,
    fileOf: documentAddresses(reader),
  })
}

/** Those of the account, and those that features find otherwise. */
const isOwnInvoice = (
  { moneySources }: Pick<DescribingParts, 'moneySources'>,
  { userId }: MoneyReader,
): SQL | undefined =>
  or(
    eq(invoice.userId, userId),
    ...[...moneySources.values()].map((source) => source.isOwnInvoice?.(userId)),
  )

const documentAddresses = ({ locale: language }: MoneyReader): MoneyFacts['fileOf'] => ({
  receipt: (paymentId) => ({
    kind: 'receipt',
    address: endpointAddress(ownDocumentEndpoints.receipt, {
      params: { paymentId },
      query: { language },
    }),
  }),
  creditNote: (id) => ({
    kind: 'credit-note',
    address: endpointAddress(ownDocumentEndpoints.creditNote, {
      params: { id },
      query: { language },
    }),
  }),
})

async function listBills(
  { database, moneySources }: DescribingParts,
  reader: MoneyReader,
): Promise<MoneyFacts['bills']> {
  const found: MoneyFacts['bills'][number][] = []
  for (const { subject: kind, bills } of moneySources.values())
    for (const bill of (await bills?.(database, reader)) ?? [])
      found.push({ bill, subject: { kind, id: bill.subjectId } })
  return found
}
