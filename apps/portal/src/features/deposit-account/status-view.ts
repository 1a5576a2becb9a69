import type { CaseStatus } from '#core/cases/rules.ts'
import { m } from '#messages'
import type { AccountApplication } from './contract.ts'

/** What the page of the account says first (decisions, deposit account application). */
export type StatusView = 'none' | 'applied' | 'commented' | 'rejected' | 'awaiting-payment'

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
} satisfies Record<StatusView, () => string>

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
