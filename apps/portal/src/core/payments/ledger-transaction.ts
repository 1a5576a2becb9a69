import type { AccountName, NewTransaction } from '#core/ledger/contract.ts'
import { move } from '#core/ledger/rules.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Operation } from './payment.ts'
import type { ProviderTransaction } from './provider/read-order.ts'

/** What the provider owes us. */
export const providerAccount = { kind: 'card-provider', key: 'swedbank-pay' } as const

/** Sales, by payment kind: where a payment names no account of its own. */
export const salesAccount = (subjectKind: string) => ({ kind: 'sales', key: subjectKind }) as const

/**
 * The ledger transaction of a capture or refund that the provider lists. Null for a cancelled
 * reservation, which moves no money. The value date is the provider's, so that a day in the ledger
 * matches a day of its settlement.
 */
export function toLedgerTransaction(
  { subjectKind, account }: { readonly subjectKind: string; readonly account: AccountName | null },
  { id, kind }: Pick<Operation, 'id' | 'kind'>,
  { amountOre, at }: Pick<ProviderTransaction, 'amountOre' | 'at'>,
): NewTransaction | null {
  if (kind === 'cancel') return null
  const owner = account ?? salesAccount(subjectKind)
  const isRefund = kind === 'reversal'
  return {
    key: `card-payment:${id}`,
    kind: isRefund ? 'card-payment-reversed' : 'card-payment-captured',
    valueDate: osloDate(at),
    entries: move(
      amountOre,
      isRefund ? { from: providerAccount, to: owner } : { from: owner, to: providerAccount },
    ),
    actorId: null,
  }
}
