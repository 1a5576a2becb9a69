import { z } from 'zod/mini'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { highestOre } from '#core/health-refunds/rules/scheme-rules.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { isDate } from '#platform/time/date.ts'

export const mostLines = 40
/** Of one expense. */
export const mostLineFiles = 10
/** Of a form, those among them that no expense has any more. */
export const mostDraftFiles = 80
export const longestNote = 1_000
const longestLineNote = 200

const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const typed = (longest: number) => z.string().check(z.maxLength(longest))
const freeText = (longest: number) =>
  typed(longest).check(z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'))

/** An expense, or the total of a category, as somebody types it. */
export const TypedLine = z.strictObject({
  /** Given by the browser. */
  id: z.uuid(),
  /** The key of a category; empty until one is chosen. */
  category: typed(40),
  /** `2026-11-21`; empty until it is typed. */
  from: typed(10),
  /** The same day for a receipt. */
  to: typed(10),
  amount: typed(40),
  isForeign: z.boolean(),
  note: freeText(longestLineNote),
  files: z.array(fileId).check(z.maxLength(mostLineFiles)),
})
export type TypedLine = z.infer<typeof TypedLine>

/** What is saved of a form that is not sent, valid or not; never an account number. */
export const DraftContent = z.strictObject({
  lines: z.array(TypedLine).check(z.maxLength(mostLines)),
  doctorFrom: typed(10),
  doctorTo: typed(10),
  note: freeText(longestNote),
})
export type DraftContent = z.infer<typeof DraftContent>

/** What is wrong with one field of a line, or with the form. */
export const expenseProblems = [
  'LINES_REQUIRED',
  'CATEGORY_REQUIRED',
  'CATEGORY_TWICE',
  'AMOUNT_REQUIRED',
  'AMOUNT_NEGATIVE',
  'AMOUNT_CURRENCY',
  'AMOUNT_INVALID',
  'AMOUNT_TOO_HIGH',
  'DATE_REQUIRED',
  'DATE_FUTURE',
  'DATE_OUTSIDE_PERIOD',
  'DATES_ORDER',
  'RECEIPT_REQUIRED',
  'FOREIGN_RECEIPTS',
  'LOOKS_LIKE_NATIONAL_ID',
] as const
export type ExpenseProblem = (typeof expenseProblems)[number]

export type LineField = 'category' | 'amount' | 'from' | 'to' | 'note' | 'files'

export type Expense = {
  readonly id: string
  readonly category: string
  readonly from: string
  readonly to: string
  readonly amountOre: number
  readonly isForeign: boolean
  readonly note: string
  readonly files: readonly string[]
}

export type FoundProblem = {
  /** The id of the line; null where it is the form. */
  readonly line: string | null
  readonly field: LineField | 'lines' | 'doctorFrom' | 'doctorTo'
  readonly problem: ExpenseProblem
}

type About = {
  readonly rules: Pick<SchemeRules, 'categories' | 'statement'>
  readonly period: { readonly from: string; readonly to: string }
  readonly today: string
}

/** Kroner as somebody types them, or what is wrong with that. */
export function readAmount(text: string): number | ExpenseProblem {
  const plain = text.trim()
  if (plain === '') return 'AMOUNT_REQUIRED'
  if (/^[-−–]/.test(plain)) return 'AMOUNT_NEGATIVE'
  if (/[€$£¥]|\b(?!kr\b|nok\b)[a-z]{3}\b/i.test(plain)) return 'AMOUNT_CURRENCY'
  const digits = plain.replace(/nok/i, '').replace(/[\s\u00a0]/g, '')
  const amountOre = parseKroner(digits, highestOre)
  if (amountOre !== null) return amountOre
  return /^\d+(?:[.,]\d{1,2})?(?:kr)?$/i.test(digits) && !/^0+(?:[.,]0*)?$/.test(digits)
    ? 'AMOUNT_TOO_HIGH'
    : 'AMOUNT_INVALID'
}

/** The expenses of a form, and all that is wrong with them, so that it can be put right together. */
export function readExpenses(
  { lines, doctorFrom, doctorTo }: DraftContent,
  about: About,
): { readonly expenses: readonly Expense[]; readonly problems: readonly FoundProblem[] } {
  const problems: FoundProblem[] = []
  const expenses: Expense[] = []
  if (lines.length === 0) problems.push({ line: null, field: 'lines', problem: 'LINES_REQUIRED' })
  for (const line of lines) {
    const wrong = [...problemsOf(line, about), ...twice(line, lines, about)]
    problems.push(...wrong.map((one) => ({ line: line.id, ...one })))
    const amountOre = readAmount(line.amount)
    if (wrong.length === 0 && typeof amountOre === 'number')
      expenses.push({ ...line, note: line.note.trim(), amountOre })
  }
  if (doctorFrom !== '' && !isDate(doctorFrom))
    problems.push({ line: null, field: 'doctorFrom', problem: 'DATE_REQUIRED' })
  if (doctorTo !== '' && !isDate(doctorTo))
    problems.push({ line: null, field: 'doctorTo', problem: 'DATE_REQUIRED' })
  else if (doctorTo !== '' && doctorTo < doctorFrom)
    problems.push({ line: null, field: 'doctorTo', problem: 'DATES_ORDER' })
  return { expenses, problems }
}

type Wrong = { readonly field: LineField; readonly problem: ExpenseProblem }

function problemsOf(line: TypedLine, { rules, period, today }: About): Wrong[] {
  const category = rules.categories.find(({ key }) => key === line.category)
  const amount = readAmount(line.amount)
  const found: (Wrong | null)[] = [
    category ? null : { field: 'category', problem: 'CATEGORY_REQUIRED' },
    typeof amount === 'number' ? null : { field: 'amount', problem: amount },
    ...daysOf(line, period, today),
    category && Object.values(category.documents).some((text) => text !== '')
      ? filesOf(line)
      : null,
  ]
  return found.filter((one) => one !== null)
}

function daysOf({ from, to }: TypedLine, period: About['period'], today: string): (Wrong | null)[] {
  const judge = (field: 'from' | 'to', date: string): Wrong | null => {
    if (!isDate(date)) return { field, problem: 'DATE_REQUIRED' }
    if (date > today) return { field, problem: 'DATE_FUTURE' }
    return date < period.from || date > period.to ? { field, problem: 'DATE_OUTSIDE_PERIOD' } : null
  }
  const days = [judge('from', from), ...(to === from ? [] : [judge('to', to)])]
  const isWrong = days.some((one) => one !== null)
  return isWrong || from <= to ? days : [{ field: 'to', problem: 'DATES_ORDER' }]
}

function filesOf({ files, isForeign }: TypedLine): Wrong | null {
  if (files.length === 0) return { field: 'files', problem: 'RECEIPT_REQUIRED' }
  // The receipt, and what the bank charged for it in kroner.
  return isForeign && files.length < 2 ? { field: 'files', problem: 'FOREIGN_RECEIPTS' } : null
}

/** The total of a category is stated once. */
function twice(line: TypedLine, lines: readonly TypedLine[], { rules }: About): Wrong[] {
  if (rules.statement !== 'total' || line.category === '') return []
  const first = lines.find(({ category }) => category === line.category)
  return first === line ? [] : [{ field: 'category', problem: 'CATEGORY_TWICE' }]
}
