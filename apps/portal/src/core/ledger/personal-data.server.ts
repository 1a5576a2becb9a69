import { eq } from 'drizzle-orm'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { ledgerTransaction } from './tables.server.ts'

const { internal, ownId } = withheldBecause

/** The ledger knows customers by a number alone; only the feature that issued it knows the person. */
export const ledgerData: readonly PersonalTable[] = [
  {
    table: ledgerTransaction,
    name: m.data_ledger,
    rowsOf: ({ userId }) => eq(ledgerTransaction.actorId, userId),
    shown: {
      kind: m.data_ledger_kind,
      value_date: m.data_ledger_value_date,
      booked_at: m.data_ledger_booked,
    },
    withheld: {
      id: internal,
      idempotency_key: internal,
      booked_in: internal,
      actor_id: ownId,
      reverses_id: internal,
    },
    retention: m.data_ledger_kept,
    onDeletion: { retainedBecause: m.data_ledger_why },
  },
]
