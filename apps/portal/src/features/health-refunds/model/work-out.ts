import { type Calculation, calculateRefund } from '#core/health-refunds/rules/calculate-refund.ts'
import { judgeRight, type NoRight } from '#core/health-refunds/rules/judge-right.ts'
import { spentOf } from './accepted-lines.ts'
import type { FormTerms } from './contract.ts'
import type { DraftContent, Expense } from './expense-form.ts'

export type JudgedExpense = Expense & { readonly noRight: NoRight | null }

export type WorkedOut = {
  readonly expenses: readonly JudgedExpense[]
  readonly calculation: Calculation
  /** The same if every expense gave a right: where it is more, the right decides. */
  readonly withRight: Calculation
}

/** What a form would pay, with the right judged at the date of each expense. In the page and on the server. */
export function workOut(
  terms: Pick<FormTerms, 'rules' | 'period' | 'earlier' | 'paidSemesters' | 'today'>,
  expenses: readonly Expense[],
  { doctorFrom, doctorTo }: Pick<DraftContent, 'doctorFrom' | 'doctorTo'>,
): WorkedOut {
  const { rules, period, earlier, paidSemesters, today } = terms
  const doctorHere = doctorFrom === '' ? null : { from: doctorFrom, to: doctorTo || null }
  const judged = { right: rules.right, period, today, facts: { paidSemesters, doctorHere } }
  const withReasons = expenses.map((expense) => ({
    ...expense,
    noRight: judgeRight(expense, judged),
  }))
  const all = expenses.map((expense) => ({ ...expense, noRight: null }))
  return {
    expenses: withReasons,
    calculation: calculateRefund(rules, spentOf(withReasons), earlier),
    withRight: calculateRefund(rules, spentOf(all), earlier),
  }
}
