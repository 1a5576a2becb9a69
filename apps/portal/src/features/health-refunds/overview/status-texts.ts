import type { PayoutState } from '#core/bank/payout-states.ts'
import type { CaseAction, CaseStatus } from '#core/cases/rules.ts'
import { m } from '#messages'
import type { OfferedPeriod } from '../model/contract.ts'
import { isReturned } from '../model/sent-rules.ts'

const statusTexts = {
  OPPRETTET: m.health_refund_status_sent,
  ENDRET_AV_KUNDE: m.health_refund_status_changed,
  KOMMENTERT_VENTER_PA_KUNDE: m.health_refund_status_changes,
  AVVIST: m.health_refund_status_rejected,
  INNVILGET: m.health_refund_status_granted,
  TRUKKET: m.health_refund_status_withdrawn,
  BORTFALT: m.health_refund_status_lapsed,
} satisfies Record<CaseStatus, () => string>

type Known = {
  readonly status: CaseStatus
  /** The latest. */
  readonly payout: PayoutState | null
  /** Something is granted that is not paid. */
  readonly isUnpaid: boolean
}

/** Where an application has come, in words. @param known.grantedOre after all corrections */
export function statusText(known: Known & { readonly grantedOre: number | null }): string {
  const { status, payout, grantedOre } = known
  if (status !== 'INNVILGET') return statusTexts[status]()
  if (grantedOre === 0) return m.health_refund_status_rejected()
  if (needsAccount(known)) return m.health_refund_status_returned()
  return payout === 'paid' || isReturned(payout)
    ? m.health_refund_status_paid()
    : m.health_refund_status_granted()
}

/** The money came back, is still the applicant’s, and nobody has said yet where it should go. */
export const needsAccount = ({ status, payout, isUnpaid }: Known): boolean =>
  status === 'INNVILGET' && isReturned(payout) && isUnpaid

export const payoutTexts = {
  prepared: m.health_refund_payout_prepared,
  withdrawn: m.health_refund_payout_withdrawn,
  released: m.health_refund_payout_released,
  sent: m.health_refund_payout_sent,
  paid: m.health_refund_payout_paid,
  failed: m.health_refund_payout_failed,
  returned: m.health_refund_payout_returned,
} satisfies Record<PayoutState, () => string>

export const applyStateTexts = {
  form: m.health_refund_open,
  'not-open': m.health_refund_not_open,
  once: m.health_refund_once,
  'awaiting-reply': m.health_refund_awaiting,
} satisfies Record<OfferedPeriod['state'], () => string>

const eventTexts = {
  send: m.health_refund_event_sent,
  edit: m.health_refund_event_edited,
  change: m.health_refund_event_edited,
  approve: m.health_refund_event_approved,
  reject: m.health_refund_event_rejected,
  'ask-for-changes': m.health_refund_event_changes,
  reopen: m.health_refund_event_reopened,
  withdraw: m.health_refund_event_taken_back,
  defer: m.health_refund_event_deferred,
  lapse: m.health_refund_event_lapsed,
  resend: m.health_refund_event_account,
  retract: m.health_refund_event_withdrawn,
} satisfies Record<CaseAction | 'send', () => string>

/** What has happened, in words. */
export const eventText = (action: CaseAction | 'send'): string => eventTexts[action]()
