import { inArray, type SQL, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { creditNote, invoice, invoicePayment, invoicePayoutAccount } from './tables.server.ts'

const { ownId, internal } = withheldBecause
const kept = {
  retention: m.data_invoice_kept,
  onDeletion: { retainedBecause: m.data_invoice_why },
} as const

/** Which invoices are of a person. */
export type IsOfPerson = (person: PersonIdentifiers) => SQL

/** As texts: the keys of payouts of what is owed of them. */
export const idsOfInvoices = (isOf: IsOfPerson) => (person: PersonIdentifiers) =>
  sql`select ${invoice.id}::text from ${invoice} where ${isOf(person)}`

/** @param isOf who pays may have been found by something else than their account */
export const createInvoiceData = (isOf: IsOfPerson): readonly PersonalTable[] => {
  const ofPerson = (person: PersonIdentifiers) =>
    sql`(select ${invoice.id} from ${invoice} where ${isOf(person)})`
  return [
    {
      table: invoice,
      name: m.data_invoice,
      rowsOf: isOf,
      computed: {
        product: {
          name: m.data_invoice_product,
          value: (_, locale) => localizedText(invoice.productName, locale),
        },
      },
      shown: {
        invoice_number: m.invoice_number,
        kid: m.data_invoice_kid,
        recipient_name: m.data_invoice_name,
        period_start: m.data_invoice_from,
        period_end: m.data_invoice_to,
        amount_ore: m.data_invoice_amount,
        open_ore: m.data_invoice_open,
        invoiced_on: m.invoice_date,
        due_on: m.invoice_due,
        settled_on: m.data_invoice_settled,
      },
      withheld: {
        id: internal,
        user_id: ownId,
        kind: internal,
        subject_id: internal,
        unit_id: internal,
        credited_ore: 'is the sum of the credit notes below',
        vat_percent: 'stands on the invoice, which the person has as a file',
        product_name: 'is shown in the language of the person',
        lines: 'stand on the invoice, which the person has as a file',
      },
      ...kept,
    },
    {
      table: invoicePayment,
      name: m.data_invoice_payment,
      rowsOf: (person) => inArray(invoicePayment.invoiceId, ofPerson(person)),
      shown: {
        amount_ore: m.data_invoice_amount,
        paid_on: m.data_invoice_paid,
        registered_at: m.data_invoice_registered,
        undone_at: m.data_invoice_undone,
        undone_because: m.data_invoice_reason,
      },
      withheld: {
        id: internal,
        invoice_id: internal,
        registered_by: 'says who of our staff did it',
      },
      ...kept,
    },
    {
      table: creditNote,
      name: m.data_credit_note,
      rowsOf: (person) => inArray(creditNote.invoiceId, ofPerson(person)),
      shown: {
        credit_number: m.credit_note_number,
        amount_ore: m.data_invoice_amount,
        reason: m.data_invoice_reason,
        credited_on: m.credit_note_date,
      },
      withheld: {
        id: internal,
        invoice_id: internal,
        vat_ore: 'stands on the credit note, which the person has as a file',
        lines: 'stand on the credit note, which the person has as a file',
        created_at: internal,
        created_by: 'says who of our staff did it',
      },
      ...kept,
    },
    {
      table: invoicePayoutAccount,
      name: m.data_invoice_payout_account,
      rowsOf: (person) => inArray(invoicePayoutAccount.invoiceId, ofPerson(person)),
      shown: {
        account_masked: m.data_invoice_payout_masked,
        given_at: m.data_invoice_payout_given,
      },
      withheld: { invoice_id: internal, account_number: 'is encrypted: the person wrote it' },
      retention: m.data_invoice_payout_kept,
      onDeletion: 'removed',
    },
  ]
}
