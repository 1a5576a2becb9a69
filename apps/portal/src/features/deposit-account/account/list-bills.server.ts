import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Bill, MoneyReader } from '#core/person-money/money-source.ts'
import { m } from '#messages'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findAccount } from '../model/find-account.server.ts'
import { depositAccount, depositApplication, depositCreditNote } from '../model/tables.server.ts'
import { accountEndpoints } from './endpoints.ts'

/** Invoices and credit notes of a student’s deposits: nobody owes a deposit, so the ledger has neither. */
export async function listBills(database: Database, reader: MoneyReader): Promise<Bill[]> {
  const text = m.deposit_heading({}, { locale: reader.locale })
  return [
    ...(await ofOpenAccount(database, reader, text)),
    ...(await ofClosedAccounts(database, reader, text)),
    ...(await ofCreditNotes(database, reader, text)),
  ]
}

async function ofOpenAccount(
  database: Database,
  { userId }: MoneyReader,
  text: string,
): Promise<Bill[]> {
  const found = await findAccount(database, userId)
  if (!found?.invoice) return []
  const { invoiceNumber, invoicedOn, dueOn } = found.invoice
  const number = String(invoiceNumber)
  // What was paid out again is not asked for again.
  const receivedOre = found.payments.reduce((sum, { amountOre }) => sum + amountOre, 0)
  return [
    {
      ...invoiceOf({ number, day: invoicedOn, amountOre: found.invoicedOre, text }),
      subjectId: found.account.customerNumber,
      dueOn,
      openOre: Math.max(0, found.invoicedOre - receivedOre),
      file: endpointAddress(accountEndpoints.invoice, { params: { id: number } }),
    },
  ]
}

/** Of accounts that were refunded and closed. */
async function ofClosedAccounts(
  database: Database,
  { userId }: MoneyReader,
  text: string,
): Promise<Bill[]> {
  const rows = await database
    .select({
      customerNumber: depositAccount.customerNumber,
      number: depositAccount.invoiceNumber,
      day: depositAccount.invoicedOn,
      amountOre: depositApplication.amountOre,
    })
    .from(depositAccount)
    .innerJoin(caseFile, eq(caseFile.id, depositAccount.caseId))
    .innerJoin(depositApplication, eq(depositApplication.caseId, depositAccount.caseId))
    .leftJoin(depositCreditNote, eq(depositCreditNote.invoiceNumber, depositAccount.invoiceNumber))
    .where(
      and(
        eq(caseFile.userId, userId),
        isNotNull(caseFile.closedAt),
        isNull(depositCreditNote.number),
      ),
    )
  return rows.flatMap(({ customerNumber: subjectId, number, day, amountOre }) =>
    number === null || day === null || amountOre === null
      ? []
      : [{ ...invoiceOf({ number: String(number), day, amountOre, text }), subjectId }],
  )
}

/** Credit notes, each with the invoice that it takes back. */
async function ofCreditNotes(
  database: Database,
  { userId }: MoneyReader,
  text: string,
): Promise<Bill[]> {
  const rows = await database
    .select({ note: depositCreditNote, subjectId: depositAccount.customerNumber })
    .from(depositCreditNote)
    .innerJoin(caseFile, eq(caseFile.id, depositCreditNote.caseId))
    .innerJoin(depositAccount, eq(depositAccount.caseId, depositCreditNote.caseId))
    .where(eq(caseFile.userId, userId))
  return rows.flatMap(({ note: { number, invoiceNumber, ...note }, subjectId }) => {
    const { amountOre } = note
    const credited = { number: String(invoiceNumber), day: note.invoicedOn, amountOre, text }
    const address = { params: { id: String(number) } }
    return [
      { ...invoiceOf(credited), subjectId, isCredited: true },
      {
        ...invoiceOf({ number: String(number), day: note.creditedOn, amountOre, text }),
        kind: 'credit-note' as const,
        subjectId,
        file: endpointAddress(accountEndpoints.creditNote, address),
      },
    ]
  })
}

/** An invoice of which nothing is to be paid any more, and that is not to be had any more. */
const invoiceOf = (of: Pick<Bill, 'number' | 'day' | 'amountOre' | 'text'>) => ({
  ...of,
  kind: 'invoice' as const,
  dueOn: null,
  openOre: 0,
  isCredited: false,
  file: null,
})
