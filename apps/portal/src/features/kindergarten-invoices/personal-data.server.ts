import { sql } from 'drizzle-orm'
import { ownGuardian } from '#core/kindergartens/access/own-guardian.server.ts'
import { ownChildren } from '#core/kindergartens/personal-data.server.ts'
import { childPeriod } from '#core/kindergartens/retention.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import {
  kindergartenFeeDecision as decision,
  kindergartenInvoiceDraft as draft,
  kindergartenPayer as payer,
  kindergartenInvoiceRun as run,
} from './model/tables.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

const asLongAsTheChild = {
  retention: { period: childPeriod, text: m.data_kindergarten_fee_period },
  onDeletion: { retainedBecause: m.data_kindergarten_fee_retained },
} as const

const asLongAsTheRun = {
  retention: m.data_kindergarten_run_period,
  onDeletion: { retainedBecause: m.data_kindergarten_fee_retained },
} as const

/** What is known of the fees of children, and of who pays them. */
export const moneyData: readonly PersonalTable[] = [
  {
    table: decision,
    name: m.data_kindergarten_decision,
    rowsOf: (person) => sql`(${decision.childId} in ${ownChildren(person)}
      or ${decision.enteredBy} = ${person.userId})`,
    shown: {
      starts_on: m.kindergarten_decision_from,
      ends_on: m.kindergarten_decision_to,
      full_place_ore: m.kindergarten_decision_amount,
      price_percent: m.kindergarten_decision_percent,
      reference: m.kindergarten_decision_reference,
      entered_at: m.data_created,
    },
    withheld: {
      id: internal,
      child_id: internal,
      entered_by: `${ownId}, or ${somebodyElse}`,
      ended_because: 'is a note of staff about their work',
      version: internal,
    },
    ...asLongAsTheChild,
  },
  {
    table: payer,
    name: m.data_kindergarten_payer,
    rowsOf: (person) => sql`(${payer.firstId} in ${ownGuardian(person)}
      or ${payer.secondId} in ${ownGuardian(person)})`,
    shown: {
      from_month: m.kindergarten_decision_from,
      second_percent: m.kindergarten_payer_percent,
    },
    withheld: {
      id: internal,
      child_id: internal,
      first_id: `${ownId}, or ${somebodyElse}`,
      second_id: `${ownId}, or ${somebodyElse}`,
      version: internal,
    },
    ...asLongAsTheChild,
  },
  {
    table: run,
    name: m.data_kindergarten_run,
    rowsOf: ({ userId }) => sql`${run.startedBy} = ${userId}`,
    shown: { month: m.kindergarten_run_month, started_at: m.data_created },
    withheld: {
      id: internal,
      kindergarten_id: internal,
      days_to_pay: internal,
      started_by: ownId,
      finished_at: internal,
    },
    ...asLongAsTheRun,
  },
  {
    table: draft,
    name: m.data_kindergarten_draft,
    rowsOf: (person) => sql`${draft.guardianId} in ${ownGuardian(person)}`,
    shown: { recipient_name: m.data_kindergarten_draft_name, amount_ore: m.invoice_amount },
    withheld: {
      id: internal,
      run_id: internal,
      guardian_id: ownId,
      lines: 'are on the invoice, which the person has as a file',
      state: internal,
      invoice_id: internal,
    },
    ...asLongAsTheRun,
  },
]
