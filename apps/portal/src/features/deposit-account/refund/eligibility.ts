import type { CaseStatus } from '#core/cases/rules.ts'

/** What the page of the refund shows in the place of the form, or the form. */
export const refundAnswers = [
  'form',
  'not-paid',
  'refunded',
  'awaiting-reply',
  'no-national-id',
] as const
export type RefundAnswer = (typeof refundAnswers)[number]

/** The same for what a caseworker has to see to. */
export const manualAnswers = ['form', 'nothing-on-account', 'refunded', 'awaiting-reply'] as const
export type ManualAnswer = (typeof manualAnswers)[number]

/**
 * Whether a refund to an account of one’s own may be asked for (specification, section 4: refund
 * eligibility feedback). What was asked for already comes first: a manual one needs no full payment.
 * @param asked `status`: of the refund, null without one
 * @throws the status is unknown
 */
export function answerRefund(asked: {
  readonly status: CaseStatus | null
  readonly isPaid: boolean
  readonly hasNationalId: boolean
}): RefundAnswer {
  const earlier = answerByStatus(asked.status)
  if (earlier !== 'open') return earlier
  if (!asked.isPaid) return 'not-paid'
  return asked.hasNationalId ? 'form' : 'no-national-id'
}

/** Needs neither a national id nor that all was paid: only that something is there. */
export function answerManualRefund(asked: {
  readonly status: CaseStatus | null
  readonly balanceOre: number
}): ManualAnswer {
  const earlier = answerByStatus(asked.status)
  if (earlier !== 'open') return earlier
  return asked.balanceOre > 0 ? 'form' : 'nothing-on-account'
}

function answerByStatus(status: CaseStatus | null): 'open' | 'refunded' | 'awaiting-reply' {
  switch (status) {
    case null:
    case 'TRUKKET':
    case 'BORTFALT':
    case 'KOMMENTERT_VENTER_PA_KUNDE':
    case 'AVVIST':
      return 'open'
    case 'OPPRETTET':
    case 'ENDRET_AV_KUNDE':
      return 'awaiting-reply'
    case 'INNVILGET':
      return 'refunded'
    default:
      throw new Error(`Unknown refund status "${status satisfies never}"`)
  }
}
