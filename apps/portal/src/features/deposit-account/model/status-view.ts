import type { CaseStatus } from '#core/cases/rules.ts'
import { m } from '#messages'
import type { AccountApplication, DepositAccount } from './contract.ts'

/** What an application says by itself (decisions, deposit account application). */
export type StatusView = 'none' | 'applied' | 'commented' | 'rejected' | 'awaiting-payment'

/** What the page of the account says first. */
export type BannerView =
  | StatusView
  | 'set-up'
  | 'refund-applied'
  | 'refund-commented'
  | 'refund-rejected'
  | 'refund-accepted'
  | 'refund-returned'

export type AccountState = {
  readonly status: CaseStatus | null
  readonly refundStatus: CaseStatus | null
  /** What was paid back did not arrive: the student gives another account. */
  readonly hasPayoutFailed?: boolean
  readonly isPaid: boolean
  readonly hasNationalId: boolean
}

/**
 * Specification, section 4: account banner logic, and refund banners. The refund wins where there is
 * one. `warnsOfNationalId`: the money cannot be paid back in the ordinary way.
 * @throws a status is unknown
 */
export function bannerOf({
  status,
  refundStatus,
  hasPayoutFailed = false,
  isPaid,
  hasNationalId,
}: AccountState): {
  view: BannerView
  warnsOfNationalId: boolean
} {
  const applied = statusViewOf(status)
  const refundView = refundViewOf(refundStatus)
  const ofRefund =
    refundView === 'refund-accepted' && hasPayoutFailed ? 'refund-returned' : refundView
  const ofAccount = applied === 'awaiting-payment' && isPaid ? 'set-up' : applied
  const view = ofRefund ?? ofAccount
  return { view, warnsOfNationalId: view === 'set-up' && !hasNationalId }
}

/** How much of an invoice that is not paid has come; `paid-out`: it has come, and has left again. */
export type PaymentView = 'nothing' | 'partly' | 'paid-out'

export function paymentViewOf({
  booked,
  balance,
}: Pick<DepositAccount, 'booked' | 'balance'>): PaymentView {
  if (!booked) return 'nothing'
  return balance.amount > 0 ? 'partly' : 'paid-out'
}

/** @throws the status is unknown */
export function refundViewOf(status: CaseStatus | null) {
  switch (status) {
    case null:
      return null
    case 'OPPRETTET':
    case 'ENDRET_AV_KUNDE':
      return 'refund-applied'
    case 'KOMMENTERT_VENTER_PA_KUNDE':
      return 'refund-commented'
    case 'AVVIST':
      return 'refund-rejected'
    case 'INNVILGET':
      return 'refund-accepted'
    // Nothing follows from them: such a case is closed.
    case 'TRUKKET':
    case 'BORTFALT':
      return null
    default:
      throw new Error(`Unknown refund status "${status satisfies never}"`)
  }
}

/** Specification, section 4: invoice card. @throws a status is unknown */
export function showsInvoice({ status, refundStatus }: AccountState): boolean {
  return (
    statusViewOf(status) === 'awaiting-payment' && refundViewOf(refundStatus) !== 'refund-accepted'
  )
}

/** Specification, section 5: refund info block. */
export function offersRefund({ refundStatus, isPaid, hasNationalId }: AccountState): boolean {
  return isPaid && refundStatus === null && hasNationalId
}

/** @throws the status is unknown */
export function statusViewOf(status: CaseStatus | null): StatusView {
  switch (status) {
    case null:
      return 'none'
    case 'OPPRETTET':
    case 'ENDRET_AV_KUNDE':
      return 'applied'
    case 'KOMMENTERT_VENTER_PA_KUNDE':
      return 'commented'
    case 'AVVIST':
      return 'rejected'
    case 'INNVILGET':
      return 'awaiting-payment'
    case 'TRUKKET':
    case 'BORTFALT':
      return 'none'
    default:
      throw new Error(`Unknown application status "${status satisfies never}"`)
  }
}

export const statusHeadings = {
  none: m.deposit_none_heading,
  applied: m.deposit_applied_heading,
  commented: m.deposit_commented_heading,
  rejected: m.deposit_rejected_heading,
  'awaiting-payment': m.deposit_approved_heading,
  'set-up': m.deposit_set_up_heading,
  'refund-applied': m.refund_applied_heading,
  'refund-commented': m.refund_commented_heading,
  'refund-rejected': m.refund_rejected_heading,
  'refund-accepted': m.refund_accepted_heading,
  'refund-returned': m.refund_returned_heading,
} satisfies Record<BannerView, () => string>

/** What the page of the application shows in the place of the form, or which form. */
export type FormView = 'new' | 'edit' | 'awaiting-reply' | 'has-account'

/** @throws the status is unknown */
export function formViewOf({ status }: Pick<AccountApplication, 'status'>): FormView {
  switch (statusViewOf(status)) {
    case 'none':
      return 'new'
    case 'commented':
    case 'rejected':
      return 'edit'
    case 'applied':
      return 'awaiting-reply'
    case 'awaiting-payment':
      return 'has-account'
  }
}
