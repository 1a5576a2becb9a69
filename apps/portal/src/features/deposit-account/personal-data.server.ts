import { eq, sql } from 'drizzle-orm'
import { bankData } from '#core/bank/personal-data.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { idsOfInvoices } from '#core/invoices/personal-data.server.ts'
import { isInvoiceOfPerson } from '#core/kindergartens/access/guardian-invoices.server.ts'
import { balancesOf } from '#core/ledger/balance-of.server.ts'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import {
  depositAccount,
  depositApplication,
  depositCreditNote,
  depositDraft,
} from './model/tables.server.ts'
import { draftPeriod } from './retention.server.ts'
import { depositShare } from './share/tables.server.ts'

const { ownId, internal } = withheldBecause

const casesOf = ({ userId }: Pick<PersonIdentifiers, 'userId'>) =>
  sql`select ${caseFile.id} from ${caseFile} where ${caseFile.userId} = ${userId}`

const customersOf = (person: Pick<PersonIdentifiers, 'userId'>) =>
  sql`select ${depositAccount.customerNumber} from ${depositAccount} where ${depositAccount.caseId} in (${casesOf(person)})`

/** Whose money we hold must be able to ask for it, also when it has come to a closed account. */
async function blockWithMoney(database: Database, userId: string) {
  const { rows } = await database.execute<{ customer_number: string }>(customersOf({ userId }))
  const keys = rows.map((row) => row.customer_number)
  const balances = await balancesOf(database, 'deposit', keys)
  const isAnything = [...balances.values()].some((balanceOre) => balanceOre > 0)
  return isAnything ? ('DEPOSIT_ACCOUNT_OPEN' as const) : undefined
}

export const depositData: readonly PersonalTable[] = [
  {
    table: depositApplication,
    name: m.data_deposit_application,
    rowsOf: (person) => sql`${depositApplication.caseId} in (${casesOf(person)})`,
    shown: {
      first_name: m.deposit_first_name,
      last_name: m.deposit_last_name,
      birth_date: m.deposit_birth_date,
      email: m.deposit_email,
      nationality: m.deposit_country,
      institution: m.deposit_institution,
      deposit_form: m.data_deposit_form,
      study_subject: m.deposit_study_program,
      study_description: m.data_deposit_description,
      degree: m.deposit_degree,
      semesters: m.deposit_semesters,
      semester_start: m.deposit_start,
      academic_year: m.data_deposit_academic_year,
      amount_ore: m.data_deposit_amount,
      accepted_at: m.data_deposit_accepted,
    },
    withheld: { case_id: internal },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
  {
    table: depositAccount,
    name: m.data_deposit_account,
    rowsOf: (person) => sql`${depositAccount.caseId} in (${casesOf(person)})`,
    shown: {
      customer_number: m.deposit_customer_number,
      invoice_number: m.deposit_invoice_number,
      invoiced_on: m.data_deposit_invoiced_on,
      due_on: m.deposit_due,
      lapses_on: m.data_deposit_lapses_on,
      imported_from: m.deposit_imported_from,
    },
    withheld: { case_id: internal },
    retention: m.data_case_kept,
    onDeletion: 'removed',
    blocksDeletion: blockWithMoney,
  },
  {
    table: depositCreditNote,
    name: m.data_deposit_credit_note,
    rowsOf: (person) => sql`${depositCreditNote.caseId} in (${casesOf(person)})`,
    shown: {
      number: m.deposit_credit_note_number,
      reason: m.data_deposit_credit_reason,
      credited_on: m.data_deposit_credited_on,
      invoice_number: m.deposit_invoice_number,
      invoiced_on: m.data_deposit_invoiced_on,
      semesters: m.data_deposit_semesters,
      amount_ore: m.data_deposit_amount,
    },
    withheld: { case_id: internal },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
  {
    table: depositShare,
    name: m.data_deposit_share,
    rowsOf: (person) => sql`${depositShare.caseId} in (${casesOf(person)})`,
    shown: { shared_at: m.data_deposit_share_at },
    withheld: { case_id: internal, key: 'opens the page: it is shown where it can be taken back' },
    retention: m.data_deposit_share_kept,
    onDeletion: 'removed',
  },
  ...bankData(customersOf, idsOfInvoices(isInvoiceOfPerson)),
  {
    table: depositDraft,
    name: m.data_deposit_draft,
    rowsOf: ({ userId }) => eq(depositDraft.userId, userId),
    shown: { values: m.data_deposit_draft_values, saved_at: m.data_deposit_draft_saved },
    withheld: { user_id: ownId, form: internal },
    retention: { period: draftPeriod, text: m.data_deposit_draft_kept },
    onDeletion: 'removed',
  },
]
