import { type SQL, sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { healthPeriod } from './retention.server.ts'
import { healthRefund, healthRefundDraft, healthRefundLine } from './tables.server.ts'

const { ownId, internal, secret, somebodyElse } = withheldBecause
const workedOut = 'worked out from the expenses, which are in the file'

const ownCases = ({ userId }: PersonIdentifiers): SQL =>
  sql`(select ${caseFile.id} from ${caseFile} where ${caseFile.userId} = ${userId})`

const asLongAsTheCase = {
  retention: { period: healthPeriod, text: m.data_health_refund_period },
  onDeletion: 'removed',
} as const

/** What is held of people who have applied for refunds of health expenses. */
export const healthData: readonly PersonalTable[] = [
  {
    table: healthRefund,
    name: m.data_health_refund,
    rowsOf: (person) => sql`${healthRefund.caseId} in ${ownCases(person)}`,
    shown: {
      period: m.data_health_refund_year,
      payee_name: m.data_health_refund_payee,
      account_masked: m.data_health_refund_account,
      doctor_from: m.data_health_refund_doctor_from,
      doctor_to: m.data_health_refund_doctor_to,
      note: m.data_health_refund_note,
      sent_at: m.data_health_refund_sent,
      granted_ore: m.data_health_refund_granted,
      decided_at: m.data_health_refund_decided,
    },
    encrypted: { for: 'case_id', columns: ['payee_name', 'note'] },
    withheld: {
      case_id: internal,
      scheme_id: internal,
      scheme_version_id: internal,
      account_number: 'encrypted: its last digits are shown',
      account_index: secret,
      sent_calculation: workedOut,
      decided_calculation: workedOut,
      decided_by: somebodyElse,
    },
    ...asLongAsTheCase,
  },
  {
    table: healthRefundLine,
    name: m.data_health_line,
    rowsOf: (person) => sql`${healthRefundLine.caseId} in ${ownCases(person)}`,
    shown: {
      category: m.data_health_line_category,
      spent_from: m.data_health_line_from,
      spent_to: m.data_health_line_to,
      amount_ore: m.data_health_line_amount,
      is_foreign: m.data_health_line_foreign,
      note: m.data_health_refund_note,
      accepted_ore: m.data_health_line_accepted,
      accepted_because: m.data_health_line_because,
    },
    encrypted: { for: 'id', columns: ['note', 'accepted_because'] },
    withheld: {
      id: internal,
      case_id: internal,
      position: internal,
      files: 'names the files, which are in the file',
      no_right: workedOut,
      accepted_by: somebodyElse,
    },
    ...asLongAsTheCase,
  },
  {
    table: healthRefundDraft,
    name: m.data_health_draft,
    rowsOf: ({ userId }) => sql`${healthRefundDraft.userId} = ${userId}`,
    shown: {
      period: m.data_health_refund_year,
      content: m.data_health_draft_content,
      saved_at: m.data_health_draft_saved,
    },
    encrypted: { for: 'id', columns: ['content'] },
    withheld: {
      id: internal,
      user_id: ownId,
      scheme_id: internal,
      case_id: internal,
      version: internal,
    },
    retention: m.data_health_draft_period,
    onDeletion: 'removed',
  },
]
