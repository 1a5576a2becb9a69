import { eq, type SQL, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import {
  bankCustomer,
  incomingTransfer,
  moneyCorrection,
  payout,
  transferConflict,
} from './tables.server.ts'

const { internal, ownId, somebodyElse } = withheldBecause
const encrypted = 'encrypted: what the person wrote or received is in the case'

/**
 * What came for a person and went to them. Here people have customer numbers: the feature that gave
 * them out lists these tables, since it alone knows whose they are.
 *
 * @param customersOf a query for the customer numbers of a person
 * @param invoicesOf a query for the ids of their invoices, as texts
 */
export function bankData(
  customersOf: (person: PersonIdentifiers) => SQL,
  invoicesOf: (person: PersonIdentifiers) => SQL,
): readonly PersonalTable[] {
  return [
    {
      table: bankCustomer,
      name: m.data_bank_customer,
      rowsOf: ({ userId }) => eq(bankCustomer.userId, userId),
      shown: { customer_number: m.data_bank_customer },
      withheld: { user_id: ownId },
      retention: m.data_bank_customer_kept,
      onDeletion: 'removed',
    },
    {
      table: incomingTransfer,
      name: m.data_transfer,
      rowsOf: (person) => sql`${incomingTransfer.customerNumber} in (${customersOf(person)})`,
      shown: {
        amount_ore: m.data_transfer_amount,
        value_date: m.data_transfer_value_date,
        reference: m.data_transfer_reference,
        received_at: m.data_transfer_received,
        confirmed_at: m.data_transfer_confirmed,
        reversed_at: m.data_transfer_reversed,
      },
      withheld: {
        id: internal,
        file_id: internal,
        own_account: 'our own account',
        // The sender may be another person: a parent, a sponsor.
        debtor: somebodyElse,
        remittance: somebodyElse,
        end_to_end_id: internal,
        customer_number: 'stands with the account that it is the number of',
        matched_by: internal,
        revision: internal,
        registered_by: somebodyElse,
        confirmed_by: somebodyElse,
        confirming_file_id: internal,
        holds_reference: internal,
      },
      retention: m.data_transfer_kept,
      onDeletion: { retainedBecause: m.data_transfer_why },
    },
    {
      table: payout,
      name: m.data_payout,
      rowsOf: (person) => sql`(${payout.ownerKind} = 'deposit'
        and ${payout.ownerKey} in (${customersOf(person)})
        or ${payout.ownerKind} in ('invoice', 'kindergarten') and ${payout.ownerKey} in (${invoicesOf(person)}))`,
      shown: {
        amount_ore: m.data_payout_amount,
        channel: m.data_payout_channel,
        payee_account_masked: m.data_payout_account,
        cause: m.audit_field_payout_cause,
        message: m.data_payout_message,
        state: m.data_payout_state,
        prepared_at: m.data_payout_prepared,
        released_at: m.data_payout_released,
        sent_at: m.data_payout_sent,
        settled_at: m.data_payout_settled,
        bank_reference: m.data_payout_reference,
        paid_on: m.data_payout_paid_on,
        failure_reason: m.data_payout_failure,
        returned_at: m.data_payout_returned,
        returned_on: m.data_payout_returned_on,
        returned_ore: m.data_payout_returned_amount,
        return_reference: m.data_payout_return_reference,
        return_reason: m.data_payout_return_reason,
      },
      withheld: {
        id: internal,
        request_key: internal,
        owner_kind: internal,
        owner_key: 'stands with the account that it is the number of',
        payee_name: encrypted,
        payee_account: encrypted,
        payee_details: encrypted,
        payee_account_index: 'a keyed hash of the account, which stands with the case',
        end_to_end_id: internal,
        approved_by: somebodyElse,
        prepared_by: somebodyElse,
        released_by: somebodyElse,
        file_id: internal,
        payer_iban: 'our own account',
        settled_by: somebodyElse,
      },
      retention: m.data_payout_kept,
      onDeletion: { retainedBecause: m.data_payout_why },
    },
    {
      table: transferConflict,
      name: m.data_conflict,
      rowsOf: (person) => sql`${transferConflict.customerNumber} in (${customersOf(person)})`,
      shown: {
        amount_ore: m.data_transfer_amount,
        value_date: m.data_transfer_value_date,
        reference: m.data_transfer_reference,
        created_at: m.data_transfer_received,
        resolution: m.data_conflict_resolution,
        resolved_at: m.data_conflict_resolved,
      },
      withheld: {
        id: internal,
        file_id: internal,
        line: internal,
        own_account: 'our own account',
        debtor: somebodyElse,
        remittance: somebodyElse,
        end_to_end_id: internal,
        customer_number: 'stands with the account that it is the number of',
        resolved_by: somebodyElse,
      },
      retention: m.data_transfer_kept,
      onDeletion: { retainedBecause: m.data_transfer_why },
    },
    {
      table: moneyCorrection,
      name: m.data_correction,
      rowsOf: (person) => sql`${moneyCorrection.customerNumber} in (${customersOf(person)})
        or ${moneyCorrection.transferId} in (select ${incomingTransfer.id} from ${incomingTransfer}
          where ${incomingTransfer.customerNumber} in (${customersOf(person)}))
        or ${moneyCorrection.payoutId} in (select ${payout.id} from ${payout}
          where ${payout.ownerKind} = 'deposit' and ${payout.ownerKey} in (${customersOf(person)}))`,
      shown: {
        kind: m.data_correction_kind,
        reason: m.data_correction_reason,
        amount_ore: m.data_transfer_amount,
        value_date: m.data_transfer_value_date,
        reference: m.data_transfer_reference,
        state: m.data_payout_state,
        proposed_at: m.data_correction_proposed,
        decided_at: m.data_correction_decided,
      },
      withheld: {
        id: internal,
        transfer_id: internal,
        payout_id: internal,
        customer_number: 'may be another person’s number',
        proposed_by: somebodyElse,
        decided_by: somebodyElse,
      },
      retention: m.data_transfer_kept,
      onDeletion: { retainedBecause: m.data_transfer_why },
    },
  ]
}
