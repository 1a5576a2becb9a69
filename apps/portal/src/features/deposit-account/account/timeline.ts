import type { CaseAction } from '#core/cases/rules.ts'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { DepositAccount } from '../model/contract.ts'
import type { RefundApplication } from '../refund/contract.ts'

export type TimelineEntry = { readonly at: Date; readonly text: string; readonly comment: string }

const applicationTexts = {
  send: m.deposit_event_sent,
  edit: m.deposit_event_edited,
  approve: m.deposit_event_approved,
  reject: m.deposit_event_rejected,
  'ask-for-changes': m.deposit_event_changes,
  reopen: m.deposit_event_reopened,
  withdraw: m.deposit_event_withdrawn,
  defer: m.deposit_event_deferred,
  lapse: m.deposit_event_lapsed,
  resend: m.deposit_event_edited,
  // Neither is for deposit accounts.
  change: m.deposit_event_edited,
  retract: m.deposit_event_withdrawn,
} satisfies Record<CaseAction | 'send', () => string>

const refundTexts = {
  send: m.refund_event_sent,
  edit: m.refund_event_edited,
  approve: m.refund_event_approved,
  reject: m.refund_event_rejected,
  'ask-for-changes': m.refund_event_changes,
  reopen: m.refund_event_reopened,
  // A refund has no way back from its approval.
  withdraw: m.refund_event_rejected,
  defer: m.refund_event_reopened,
  lapse: m.refund_event_rejected,
  resend: m.refund_event_resent,
  change: m.refund_event_edited,
  retract: m.refund_event_rejected,
} satisfies Record<CaseAction | 'send', () => string>

type Step = { readonly action: CaseAction | 'send'; readonly comment: string; readonly at: string }

type Known = {
  readonly application: { readonly events: readonly Step[] }
  readonly account: Pick<DepositAccount, 'payments'>
  readonly refund: Pick<RefundApplication, 'payouts'> & { readonly events: readonly Step[] }
}

/**
 * All that has happened to an account, the oldest first. Of a payment only its day is known: it comes
 * after what happened to the application that day, which led to it, and before all else.
 */
export function timelineOf({ application, account, refund }: Known): TimelineEntry[] {
  const steps = (texts: typeof applicationTexts, taken: readonly Step[]) =>
    taken.map(({ action, comment, at }) => entry(new Date(at), texts[action](), comment))
  const applied = steps(applicationTexts, application.events).map(placed)
  const paid = account.payments.map(({ receivedOn, amount, importedFrom }) => {
    const sameDay = applied.filter(({ day }) => day === receivedOn)
    return {
      entry: entry(noonOf(receivedOn), paymentText(formatMoney(amount), importedFrom)),
      day: receivedOn,
      time: Math.max(0, ...sameDay.map(({ time }) => time)),
    }
  })
  const refunded = [...steps(refundTexts, refund.events), ...refund.payouts.flatMap(payoutEntries)]
  return [...applied, ...paid, ...refunded.map(placed)]
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.time - other.time)
    .map(({ entry }) => entry)
}

const paymentText = (amount: string, importedFrom: string | null) =>
  importedFrom === null
    ? m.deposit_event_received({ amount })
    : m.deposit_event_imported({ amount, source: importedFrom })

const placed = (entry: TimelineEntry) => ({
  entry,
  day: osloDate(entry.at),
  time: entry.at.getTime(),
})

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
