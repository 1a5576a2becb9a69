import { eq, inArray, sql } from 'drizzle-orm'
import { untilAccountDeleted } from '#core/accounts/unused-accounts.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { importedMembership } from './member-file/tables.server.ts'
import { fitnessInvoice } from './model/tables.server.ts'

const { ownId, internal } = withheldBecause

export const invoiceData: readonly PersonalTable[] = [
  {
    table: fitnessInvoice,
    name: m.data_fitness_invoice,
    rowsOf: ({ userId }) => eq(fitnessInvoice.userId, userId),
    computed: {
      type: {
        name: m.data_membership_type,
        value: (_, locale) => localizedText(fitnessInvoice.typeName, locale),
      },
    },
    shown: {
      invoice_number: m.invoice_number,
      kid: m.fitness_kid,
      recipient_name: m.data_fitness_invoice_name,
      period_start: m.data_membership_from,
      period_end: m.data_membership_to,
      amount_ore: m.data_fitness_invoice_amount,
      invoiced_on: m.invoice_date,
      due_on: m.invoice_due,
      paid_on: m.fitness_paid_on,
      registered_at: m.data_fitness_registered,
    },
    withheld: {
      id: internal,
      user_id: ownId,
      membership_id: internal,
      card_payment_id: internal,
      type_name: 'is shown in the language of the person',
      lines: 'stand on the invoice, which the person has as a file',
    },
    retention: m.data_fitness_invoice_kept,
    onDeletion: { retainedBecause: m.data_fitness_invoice_why },
  },
  {
    table: importedMembership,
    name: m.data_imported_membership,
    rowsOf: ({ userId }) =>
      inArray(
        importedMembership.membershipId,
        sql`(select ${fitnessMembership.id} from ${fitnessMembership} where ${fitnessMembership.userId} = ${userId})`,
      ),
    shown: { external_id: m.data_imported_external },
    withheld: {
      membership_id: internal,
      import_id: internal,
      line: 'is what the membership says, as it was imported',
      version: internal,
    },
    retention: untilAccountDeleted,
    onDeletion: 'removed',
  },
]
