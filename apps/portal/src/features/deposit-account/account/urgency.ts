import type { Urgency } from '#core/members-area/my-page-offer.ts'
import type { DepositAccount } from '../model/contract.ts'
import { type BannerView, paymentViewOf } from '../model/status-view.ts'

type Account = Pick<DepositAccount, 'booked' | 'balance' | 'invoice'>

/**
 * How urgent the deposit account is for the student. The due day itself is not too late.
 * @param today a day in Norway, `2026-11-26`
 */
export function depositUrgency(
  view: BannerView,
  account: Account | undefined,
  today: string,
): { urgency: Urgency; at: string | null } {
  switch (view) {
    case 'commented':
    case 'rejected':
    case 'refund-commented':
    case 'refund-rejected':
    case 'refund-returned':
      return { urgency: 'action', at: null }
    case 'awaiting-payment': {
      const dueOn = account?.invoice?.dueOn
      // Money that was here and was paid out again is not owed.
      if (!dueOn || paymentViewOf(account) === 'paid-out') return { urgency: 'status', at: null }
      return { urgency: dueOn < today ? 'overdue' : 'action', at: dueOn }
    }
    case 'none':
    case 'applied':
    case 'set-up':
    case 'refund-applied':
    case 'refund-accepted':
      return { urgency: 'status', at: null }
  }
}
