import { sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { depositImportLine } from './tables.server.ts'

const { internal } = withheldBecause

export const customerImportData: readonly PersonalTable[] = [
  {
    table: depositImportLine,
    name: m.data_deposit_import,
    rowsOf: ({ userId, email }) => sql`(${depositImportLine.caseId} in (
        select ${caseFile.id} from ${caseFile} where ${caseFile.userId} = ${userId})
      or ${depositImportLine.customer} ->> 'email' = ${email})`,
    shown: {
      source: m.deposit_imported_from,
      external_id: m.data_imported_external,
      amount_ore: m.data_deposit_amount,
      paid_on: m.customer_paid_on,
      customer: m.data_deposit_import_customer,
    },
    withheld: {
      import_id: internal,
      line: internal,
      case_id: internal,
      transaction_id: internal,
      is_undone: 'is in the statement of the account',
    },
    retention: m.data_deposit_import_kept,
    // Without it the same file would import the money again.
    onDeletion: { retainedBecause: m.data_deposit_import_why },
  },
]
