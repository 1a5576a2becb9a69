import { type SQL, sql } from 'drizzle-orm'
import { payout } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import type { DeletionRefusal } from '#core/personal-data/contract.ts'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { healthKind } from './case-kind.ts'
import { healthPeriod } from './retention.server.ts'
import {
  healthRefund,
  healthRefundAppeal,
  healthRefundCorrection,
  healthRefundDecision,
  healthRefundDraft,
  healthRefundLine,
  healthRefundRepayment,
} from './tables.server.ts'

const { ownId, internal, secret, somebodyElse } = withheldBecause
const workedOut = 'worked out from the expenses, which are in the file'

const ownCases = ({ userId }: PersonIdentifiers): SQL =>
  sql`(select ${caseFile.id} from ${caseFile} where ${caseFile.userId} = ${userId})`

/** What is granted and not paid, or claimed back, is somebody’s; a payout on its way can come back. */
async function blockWithMoney(
  database: Database,
  userId: string,
): Promise<DeletionRefusal | undefined> {
  const { rows } = await database.execute(sql`
    select from ${caseFile} c
    where c.user_id = ${userId} and c.kind = ${healthKind} and (
      exists (select from ${ledgerAccount} account
        where account.kind in ('health', 'health-claim') and account.key = c.id::text
          and portal.ledger_total(account.id, null) <> 0)
      or exists (select from ${payout} p
        where p.owner_kind = 'health' and p.owner_key = c.id::text
          and p.state in ('released', 'sent')))
    limit 1`)
  return rows.length > 0 ? 'HEALTH_REFUND_OPEN' : undefined
}

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
    blocksDeletion: blockWithMoney,
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
    table: healthRefundDecision,
    name: m.data_health_decision,
    rowsOf: (person) => sql`${healthRefundDecision.caseId} in ${ownCases(person)}`,
    shown: {
      basis: m.data_health_basis,
      outcome: m.data_health_outcome,
      granted_ore: m.data_health_refund_granted,
      content: m.data_health_letter,
      decided_at: m.data_health_refund_decided,
      appeal_until: m.data_health_appeal_until,
      pay_back_ore: m.data_health_pay_back,
      pay_back_by: m.data_health_pay_back_by,
    },
    encrypted: { for: 'id', columns: ['content'] },
    withheld: {
      id: internal,
      case_id: internal,
      number: internal,
      decided_by: somebodyElse,
      confirmed_by: somebodyElse,
    },
    ...asLongAsTheCase,
  },
  {
    table: healthRefundCorrection,
    name: m.data_health_correction,
    // One that nobody has confirmed is a draft of staff.
    rowsOf: (person) =>
      sql`(${healthRefundCorrection.caseId} in ${ownCases(person)}
        and ${healthRefundCorrection.confirmedAt} is not null)`,
    shown: {
      granted_ore: m.data_health_refund_granted,
      content: m.data_health_correction_content,
      pay_back_by: m.data_health_pay_back_by,
      proposed_at: m.data_health_proposed,
      confirmed_at: m.data_health_confirmed,
    },
    encrypted: { for: 'id', columns: ['content'] },
    withheld: {
      id: internal,
      case_id: internal,
      decision_id: internal,
      proposed_by: somebodyElse,
      confirmed_by: somebodyElse,
      dropped_at: 'of none that was confirmed',
    },
    ...asLongAsTheCase,
  },
  {
    table: healthRefundAppeal,
    name: m.data_health_appeal,
    rowsOf: (person) => sql`${healthRefundAppeal.caseId} in ${ownCases(person)}`,
    shown: {
      text: m.data_health_appeal_text,
      sent_at: m.data_health_refund_sent,
      withdrawn_at: m.data_health_withdrawn,
      outcome: m.data_health_outcome,
      words: m.data_health_appeal_words,
      decided_at: m.data_health_refund_decided,
    },
    encrypted: { for: 'id', columns: ['text', 'words'] },
    withheld: {
      id: internal,
      case_id: internal,
      decision_id: internal,
      decided_by: somebodyElse,
    },
    ...asLongAsTheCase,
  },
  {
    table: healthRefundRepayment,
    name: m.data_health_repayment,
    rowsOf: (person) => sql`${healthRefundRepayment.caseId} in ${ownCases(person)}`,
    shown: {
      kind: m.data_health_repayment_kind,
      amount_ore: m.data_health_repayment_amount,
      happened_on: m.data_health_repayment_day,
      reason: m.data_health_line_because,
      registered_at: m.data_health_registered,
      confirmed_at: m.data_health_confirmed,
      dropped_at: m.data_health_dropped,
    },
    encrypted: { for: 'id', columns: ['reason'] },
    withheld: {
      id: internal,
      case_id: internal,
      reverses_id: internal,
      registered_by: somebodyElse,
      confirmed_by: somebodyElse,
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
