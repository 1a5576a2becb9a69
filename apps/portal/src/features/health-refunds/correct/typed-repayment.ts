import type { RepaymentKind } from '#core/health-refunds/decisions.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { isDate } from '#platform/time/date.ts'
import { reason } from '../model/amendment.ts'
import type { RepaymentForm } from './forms.ts'
import type { Problems } from './resolve-by.ts'

/** What is registered: money that came, an amount that is waived, or one that was wrong. */
export type NewRepayment =
  | { readonly kind: Exclude<RepaymentKind, 'taken-back'>; readonly leftOre: number }
  | { readonly kind: 'taken-back'; readonly reversesId: string; readonly amountOre: number }

export type TypedRepayment = { amount: string; day: string; reason: string }

/** The fields of each kind, in the order of the screen. */
export const repaymentFields = {
  received: ['amount', 'day'],
  waived: ['amount', 'reason'],
  'taken-back': ['reason'],
} as const satisfies Record<RepaymentKind, readonly (keyof TypedRepayment)[]>

export function judgeRepayment(
  typed: TypedRepayment,
  { repayment, today }: { repayment: NewRepayment; today: string },
): Problems {
  if (repayment.kind === 'taken-back') return judgeReason(typed)
  const amount = parseKroner(typed.amount, repayment.leftOre) === null && 'AMOUNT_INVALID'
  const { day } = typed
  return {
    ...(amount && { amount }),
    ...(repayment.kind === 'waived' && judgeReason(typed)),
    ...(repayment.kind === 'received' && !(isDate(day) && day <= today) && { day: 'DAY_INVALID' }),
  }
}

/** @param today the day of what has no day of its own, `2027-03-10` */
export function toRepayment(
  typed: TypedRepayment,
  { repayment, today }: { repayment: NewRepayment; today: string },
): RepaymentForm {
  const { kind } = repayment
  return {
    kind,
    amountOre:
      kind === 'taken-back'
        ? repayment.amountOre
        : (parseKroner(typed.amount, repayment.leftOre) ?? 0),
    day: kind === 'received' ? typed.day : today,
    reason: kind === 'received' ? '' : typed.reason.trim(),
    reversesId: kind === 'taken-back' ? repayment.reversesId : null,
  }
}

function judgeReason({ reason: typed }: TypedRepayment): Problems {
  if (typed.trim() === '') return { reason: 'REASON_REQUIRED' }
  const problem = reason.safeParse(typed).error?.issues[0]?.message
  return problem === undefined ? {} : { reason: problem }
}
