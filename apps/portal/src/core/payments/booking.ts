import type { NewTransaction } from '#core/ledger/contract.ts'
import { move } from '#core/ledger/rules.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Operation } from './payment.ts'
import type { ProviderTransaction } from './provider/read-order.ts'

/** The account of what the provider owes us. */
export const providerAccount = { kind: 'card-provider', key: 'swedbank-pay' } as const

/** What was sold, by the kind of what is paid for. */
export const salesAccount = (subjectKind: string) => ({ kind: 'sales', key: subjectKind }) as const

/**
 * What an operation that the provider lists is in the books: money that was taken, or went back. Null
 * for a reservation that was given up, by which no money moves. The day is the provider's, so that a
 * day here is a day in its settlement.
 */
export function bookingOf(
  { subjectKind }: { readonly subjectKind: string },
  { id, kind }: Pick<Operation, 'id' | 'kind'>,
  { amountOre, at }: Pick<ProviderTransaction, 'amountOre' | 'at'>,
): NewTransaction | null {
  if (kind === 'cancel') return null
  const sales = salesAccount(subjectKind)
  const isBack = kind === 'reversal'
  return {
    key: `card-payment:${id}`,
    kind: isBack ? 'card-payment-reversed' : 'card-payment-captured',
    valueDate: osloDate(at),
    entries: move(
      amountOre,
      isBack ? { from: providerAccount, to: sales } : { from: sales, to: providerAccount },
    ),
    actorId: null,
  }
}
