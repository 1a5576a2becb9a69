import { eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import { associationBankAccount as bankAccount } from '#core/association-accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { associationPayoutRequest } from './model/tables.server.ts'

const { internal, somebodyElse } = withheldBecause
const ofAssociation = 'of the association, and says nothing of the person'
const associationName = (id: SQLWrapper) => ({
  association: {
    name: m.data_association,
    value: () => sql`(select name from ${association} a where a.id = ${id})`,
  },
})

export const associationMoneyData: readonly PersonalTable[] = [
  {
    table: bankAccount,
    name: m.data_association_bank,
    rowsOf: ({ userId }) =>
      sql`(${or(
        eq(bankAccount.enteredBy, userId),
        eq(bankAccount.confirmedBy, userId),
        eq(bankAccount.endedBy, userId),
      )})`,
    computed: associationName(bankAccount.associationId),
    shown: {
      state: m.data_association_state,
      entered_at: m.data_association_bank_entered,
      confirmed_at: m.data_association_bank_confirmed,
      ended_at: m.data_association_until,
    },
    withheld: {
      id: internal,
      association_id: internal,
      account_number: ofAssociation,
      account_masked: ofAssociation,
      account_index: ofAssociation,
      holder: ofAssociation,
      entered_by: somebodyElse,
      confirmed_by: somebodyElse,
      ended_by: somebodyElse,
      reason: ofAssociation,
    },
    retention: m.data_association_bank_kept,
    onDeletion: { retainedBecause: m.data_association_bank_retained },
  },
  {
    table: associationPayoutRequest,
    name: m.data_association_payout,
    rowsOf: ({ userId }) =>
      sql`(${or(
        eq(associationPayoutRequest.askedBy, userId),
        eq(associationPayoutRequest.decidedBy, userId),
      )})`,
    computed: associationName(associationPayoutRequest.associationId),
    shown: {
      amount_ore: m.data_association_payout_amount,
      note: m.data_association_payout_note,
      state: m.data_association_state,
      asked_at: m.data_created,
      decided_at: m.data_association_payout_decided,
    },
    withheld: {
      id: internal,
      association_id: internal,
      requester: internal,
      asked_by: somebodyElse,
      decided_by: somebodyElse,
      reason: ofAssociation,
    },
    retention: m.data_association_payout_kept,
    onDeletion: { retainedBecause: m.data_association_bank_retained },
  },
]
