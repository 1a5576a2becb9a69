import { m } from '#messages'
import type { Problem } from '#ui/form/problem.ts'
import {
  type ExpenseProblem,
  type FoundProblem,
  mostLines,
  type TypedLine,
} from '../model/expense-form.ts'

const idPrefix = 'health-refund-'

/** The id of a field of the form, or of an expense in it. */
export const fieldId = (field: FoundProblem['field'], line: string | null = null): string =>
  line === null ? idPrefix + field : `${idPrefix}${line}-${field}`

const texts = {
  LINES_REQUIRED: m.health_refund_lines_required,
  CATEGORY_REQUIRED: m.health_refund_category_required,
  CATEGORY_TWICE: m.health_refund_category_twice,
  AMOUNT_REQUIRED: m.health_refund_amount_required,
  AMOUNT_NEGATIVE: m.health_refund_amount_negative,
  AMOUNT_CURRENCY: m.health_refund_amount_currency,
  AMOUNT_INVALID: m.health_refund_amount_invalid,
  AMOUNT_TOO_HIGH: m.health_refund_amount_too_high,
  DATE_REQUIRED: m.health_refund_date_required,
  DATE_FUTURE: m.health_refund_date_future,
  DATE_OUTSIDE_PERIOD: m.health_refund_date_outside,
  DATES_ORDER: m.health_refund_dates_order,
  RECEIPT_REQUIRED: m.health_refund_receipt_required,
  FOREIGN_RECEIPTS: m.health_refund_foreign_receipts,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
} satisfies Record<ExpenseProblem, () => string>

const problemText = (problem: ExpenseProblem): string => texts[problem]()

/** What a field says. */
export function textBeside(
  problems: readonly FoundProblem[],
  field: FoundProblem['field'],
  line: string | null = null,
): string | undefined {
  const found = problems.find((one) => one.line === line && one.field === field)
  return found && problemText(found.problem)
}

/** All of them, for the summary: each says which expense it is about. */
export function listProblems(
  problems: readonly FoundProblem[],
  lines: readonly TypedLine[],
): Problem[] {
  const placeOf = ({ line, field }: FoundProblem) =>
    fieldOrder.indexOf(field) +
    (line === null ? outside(field) : lines.findIndex(({ id }) => id === line)) * 100
  return problems
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ line, field, problem }) => {
      const number = lines.findIndex(({ id }) => id === line) + 1
      const text = problemText(problem)
      return {
        fieldId: fieldId(field, line),
        text:
          number > 0 && lines.length > 1
            ? m.health_refund_problem_of_line({ number: String(number), text })
            : text,
      }
    })
}

/** As on the screen. */
const fieldOrder: readonly FoundProblem['field'][] = [
  'doctorFrom',
  'doctorTo',
  'category',
  'from',
  'to',
  'amount',
  'files',
  'note',
  'lines',
]

/** Of what is no expense: the doctor comes before them, the rest after. */
const outside = (field: FoundProblem['field']) =>
  field === 'doctorFrom' || field === 'doctorTo' ? -1 : mostLines
