import { sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { depositRefund } from './tables.server.ts'

const { internal, secret } = withheldBecause

export const refundData: readonly PersonalTable[] = [
  {
    table: depositRefund,
    name: m.data_refund,
    rowsOf: ({ userId }) =>
      sql`${depositRefund.caseId} in (select ${caseFile.id} from ${caseFile} where ${caseFile.userId} = ${userId})`,
    shown: {
      route: m.data_refund_route,
      payee_name: m.refund_payee,
      account_masked: m.refund_account,
      reason: m.refund_reason,
      details: m.refund_details,
      amount_ore: m.data_refund_amount,
    },
    encrypted: { for: 'case_id', columns: ['payee_name', 'details'] },
    withheld: {
      case_id: internal,
      account_id: internal,
      account_number: 'encrypted: its last digits are shown',
      account_index: secret,
    },
    retention: m.data_case_kept,
    onDeletion: 'removed',
  },
]
