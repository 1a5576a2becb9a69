import { and, eq, inArray } from 'drizzle-orm'
import { associationAccount } from '#core/associations/association-account.ts'
import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { inProgressStates } from '#core/payments/states.ts'
import { payment } from '#core/payments/tables.server.ts'
import { m } from '#messages'

/** Money that is there, or is on its way for whatever it pays, before an association is closed or merged. */
export const memberClosingChecks: readonly ClosingCheck[] = [
  {
    text: (_, options) => m.association_closing_money({}, options),
    count: async (database, associationId) =>
      (await balanceOf(database, associationAccount(associationId))) === 0 ? 0 : 1,
  },
  {
    text: m.association_closing_payments,
    count: (database, associationId) => {
      const { kind, key } = associationAccount(associationId)
      return database.$count(
        payment,
        and(
          eq(payment.accountKind, kind),
          eq(payment.accountKey, key),
          inArray(payment.state, [...inProgressStates, 'attention']),
        ),
      )
    },
  },
]
