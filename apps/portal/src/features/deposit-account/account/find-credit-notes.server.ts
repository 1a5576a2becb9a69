import { and, desc, eq, sql } from 'drizzle-orm'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writeCreditNote } from '../letters/write-credit-note.server.ts'
import type { CreditNotes } from '../model/contract.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import { depositAccount, depositApplication, depositCreditNote } from '../model/tables.server.ts'

/** More than anybody gets. */
const mostShown = 20

/** What staff wrote when the approval was withdrawn or deferred. */
const comment = sql<string | null>`(
  select ${caseEvent.comment} from ${caseEvent}
  where ${caseEvent.caseId} = ${depositCreditNote.caseId}
    and ${caseEvent.action} = case ${depositCreditNote.reason}
      when 'withdrawn' then 'withdraw' when 'deferred' then 'defer' else 'lapse' end
  order by ${caseEvent.id} desc limit 1)`

/** A student, or one application. */
type Owner = { readonly userId: string } | { readonly caseId: string }

const isOf = (owner: Owner) =>
  'userId' in owner ? eq(caseFile.userId, owner.userId) : eq(caseFile.id, owner.caseId)

export async function listCreditNotes(database: Database, owner: Owner): Promise<CreditNotes> {
  const rows = await database
    .select({ note: depositCreditNote, comment })
    .from(depositCreditNote)
    .innerJoin(caseFile, eq(caseFile.id, depositCreditNote.caseId))
    .where(isOf(owner))
    .orderBy(desc(depositCreditNote.number))
    .limit(mostShown)
  return {
    items: rows.map(({ note, comment }) => ({
      number: String(note.number),
      reason: note.reason,
      creditedOn: note.creditedOn,
      invoiceNumber: String(note.invoiceNumber),
      amount: { amount: note.amountOre / 100, currency: 'NOK' },
      semesters: note.semesters,
      comment: comment ?? '',
    })),
  }
}

/** As a PDF: the same bytes each time. @returns null when there is none of this number */
export async function writeCreditNoteOf(
  database: Database,
  holder: DepositHolder,
  { of, number }: { of: Owner; number: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [found] = await database
    .select({
      note: depositCreditNote,
      caseFile,
      application: depositApplication,
      account: depositAccount,
    })
    .from(depositCreditNote)
    .innerJoin(caseFile, eq(caseFile.id, depositCreditNote.caseId))
    .innerJoin(depositApplication, eq(depositApplication.caseId, depositCreditNote.caseId))
    .innerJoin(depositAccount, eq(depositAccount.caseId, depositCreditNote.caseId))
    .where(and(eq(depositCreditNote.number, number), isOf(of)))
  if (!found) return null
  const { note, application } = found
  return writeCreditNote({
    locale: found.caseFile.language,
    holder,
    writtenOn: note.creditedOn,
    student: { fullName: fullNameOf(application), birthDate: application.birthDate },
    creditNoteNumber: String(note.number),
    customerNumber: found.account.customerNumber,
    invoiceNumber: String(note.invoiceNumber),
    invoicedOn: note.invoicedOn,
    semesters: note.semesters,
    amountOre: note.amountOre,
    reason: note.reason,
  })
}
