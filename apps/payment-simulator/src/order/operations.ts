import type { PaymentOrder } from './payment-order.ts'
import { remainingOf } from './remaining.ts'

export type Relation =
  | 'update-order'
  | 'abort'
  | 'abort-paymentattempt'
  | 'capture'
  | 'cancel'
  | 'reversal'
  | 'redirect-checkout'
  | 'view-checkout'
  | 'view-paymentsession'

/** Whether the payer is at the bank. The merchant then has to wait or abort the attempt. */
export function isAtBank({ attempt }: PaymentOrder, now: number): boolean {
  return attempt !== null && now < attempt.challenge.until
}

/** The operations that the order offers now, always computed and never stored. */
export function operationsOf(order: PaymentOrder, now: number): Relation[] {
  switch (order.status) {
    case 'Initialized': {
      const own: Relation[] = isAtBank(order, now) ? [] : ['update-order', 'abort']
      const views: Relation[] = ['redirect-checkout', 'view-checkout', 'view-paymentsession']
      return [...own, 'abort-paymentattempt', ...views]
    }
    case 'Paid': {
      const { capture, reversal } = remainingOf(order)
      if (order.isLocked) return []
      return [
        ...(capture > 0 ? (['cancel', 'capture'] as const) : []),
        ...(reversal > 0 ? (['reversal'] as const) : []),
        ...(capture > 0 ? (['redirect-checkout', 'view-checkout'] as const) : []),
      ]
    }
    case 'Aborted':
      return ['redirect-checkout', 'view-checkout']
    default:
      return []
  }
}
