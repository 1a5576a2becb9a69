import type { CaseAction } from '#core/cases/rules.ts'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { DepositAccount } from './contract.ts'
import type { RefundApplication } from './refund/contract.ts'

export type TimelineEntry = { readonly at: Date; readonly text: string; readonly comment: string }

const applicationTexts = {
  send: m.deposit_event_sent,
  edit: m.deposit_event_edited,
  approve: m.deposit_event_approved,
  reject: m.deposit_event_rejected,
  'ask-for-changes': m.deposit_event_changes,
  reopen: m.deposit_event_reopened,
  resend: m.deposit_event_edited,
} satisfies Record<CaseAction | 'send', () => string>

const refundTexts = {
  send: m.refund_event_sent,
  edit: m.refund_event_edited,
  approve: m.refund_event_approved,
  reject: m.refund_event_rejected,
  'ask-for-changes': m.refund_event_changes,
  reopen: m.refund_event_reopened,
  resend: m.refund_event_resent,
} satisfies Record<CaseAction | 'send', () => string>

type Step = { readonly action: CaseAction | 'send'; readonly comment: string; readonly at: string }

type Known = {
  readonly application: { readonly events: readonly Step[] }
  readonly account: Pick<DepositAccount, 'payments'>
  readonly refund: Pick<RefundApplication, 'payouts'> & { readonly events: readonly Step[] }
}

/**
 * All that has happened to an account, the oldest first. Of a payment only its day is known: what
 * happens on one day stands in the order in which an account goes through it.
 */
export function timelineOf({ application, account, refund }: Known): TimelineEntry[] {
  const steps = (texts: typeof applicationTexts, taken: readonly Step[]) =>
    taken.map(({ action, comment, at }) => entry(new Date(at), texts[action](), comment))
  return [
    ...steps(applicationTexts, application.events),
    ...account.payments.map(({ receivedOn, amount }) =>
      entry(noonOf(receivedOn), m.deposit_event_received({ amount: formatMoney(amount) })),
    ),
    ...steps(refundTexts, refund.events),
    ...refund.payouts.flatMap(payoutEntries),
  ].toSorted((one, other) => osloDate(one.at).localeCompare(osloDate(other.at)))
}

function payoutEntries(payout: RefundApplication['payouts'][number]): TimelineEntry[] {
  const { state, sentAt, settledAt, returnedAt } = payout
  const amount = formatMoney(payout.amount)
  return [
    ...(sentAt ? [entry(new Date(sentAt), m.refund_event_payout_sent({ amount }))] : []),
    ...(settledAt && (state === 'paid' || state === 'returned')
      ? [entry(new Date(settledAt), m.refund_event_payout_paid({ amount }))]
      : []),
    ...(settledAt && state === 'failed'
      ? [entry(new Date(settledAt), m.refund_event_payout_failed({ amount }))]
      : []),
    ...(returnedAt
      ? [entry(new Date(returnedAt), m.refund_event_payout_returned({ amount }))]
      : []),
  ]
}

const entry = (at: Date, text: string, comment = ''): TimelineEntry => ({ at, text, comment })
