import { daysWithRight } from '#core/health-refunds/rules/judge-right.ts'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { daysBetween } from '#platform/time/date.ts'
import type { FormTerms } from '../model/contract.ts'
import {
  type DraftContent,
  type FoundProblem,
  readExpenses,
  type TypedLine,
} from '../model/expense-form.ts'
import { type WorkedOut, workOut } from '../model/work-out.ts'

export type KnownTerms = Pick<FormTerms, 'rules' | 'period' | 'earlier' | 'paidSemesters' | 'today'>

export function emptyLine(changes: Partial<TypedLine> = {}): TypedLine {
  return {
    id: crypto.randomUUID(),
    category: '',
    from: '',
    to: '',
    amount: '',
    isForeign: false,
    note: '',
    files: [],
    ...changes,
  }
}

/** The form as it is opened: one expense to begin with, or a line for the total of each category. */
export function openForm(content: DraftContent, terms: KnownTerms): DraftContent {
  const { rules } = terms
  if (rules.statement === 'receipts')
    return content.lines.length > 0
      ? content
      : { ...content, lines: [emptyLine({ category: onlyCategory(rules) })] }
  const missing = rules.categories.filter(
    ({ key }) => !content.lines.some(({ category }) => category === key),
  )
  const days = suggestDays(content, terms)
  const added = missing.map(({ key }) => emptyLine({ category: key, ...days }))
  return { ...content, lines: [...content.lines, ...added] }
}

/** The last day on which an expense of the period can be. */
export const lastDay = ({ period, today }: Pick<KnownTerms, 'period' | 'today'>): string =>
  daysBetween(today, period.to) < 0 ? period.to : today

/** Nobody has to choose the only one. */
export const onlyCategory = ({ categories }: Pick<SchemeRules, 'categories'>): string =>
  categories.length === 1 ? (categories[0]?.key ?? '') : ''

/** The days that a total most likely covers; empty where nothing gives a right. */
export function suggestDays(
  { doctorFrom, doctorTo }: Pick<DraftContent, 'doctorFrom' | 'doctorTo'>,
  { rules, period, paidSemesters, today }: KnownTerms,
): { from: string; to: string } {
  const doctorHere = doctorFrom === '' ? null : { from: doctorFrom, to: doctorTo || null }
  const judged = { right: rules.right, period, today, facts: { paidSemesters, doctorHere } }
  return daysWithRight(judged) ?? { from: '', to: '' }
}

/** With other dates of the doctor, days follow that are still as suggested. */
export function changeDoctor(
  content: DraftContent,
  changed: Partial<Pick<DraftContent, 'doctorFrom' | 'doctorTo'>>,
  terms: KnownTerms,
): DraftContent {
  const next = { ...content, ...changed }
  if (terms.rules.statement !== 'total') return next
  const before = suggestDays(content, terms)
  const after = suggestDays(next, terms)
  const follows = ({ from, to }: TypedLine) => from === before.from && to === before.to
  return {
    ...next,
    lines: next.lines.map((line) => (follows(line) ? { ...line, ...after } : line)),
  }
}

/** What is saved and sent of the form: no totals that are empty, no notes with a national id. */
export function toSaved(content: DraftContent, terms: KnownTerms): DraftContent {
  const withoutId = (text: string) => (hasNationalId(text) ? '' : text)
  return {
    ...content,
    note: withoutId(content.note),
    lines: filledLines(content, terms).map((line) => ({ ...line, note: withoutId(line.note) })),
  }
}

function filledLines({ lines }: DraftContent, { rules }: KnownTerms): TypedLine[] {
  if (rules.statement === 'receipts' || rules.categories.length === 1) return lines
  return lines.filter(
    ({ amount, files, note }) => amount.trim() !== '' || files.length > 0 || note.trim() !== '',
  )
}

type JudgedForm = {
  readonly problems: readonly FoundProblem[]
  readonly worked: WorkedOut
}

/** All that is wrong with a form, and what the expenses with a date and an amount would pay. */
export function judgeForm(content: DraftContent, terms: KnownTerms): JudgedForm {
  const saved = toSaved(content, terms)
  const { problems } = readExpenses(saved, terms)
  const { expenses } = readExpenses(saved, withoutDocuments(terms))
  const inNotes = content.lines
    .filter(({ note }) => hasNationalId(note))
    .map(({ id }) => problemOfNote(id))
  return {
    problems: [
      ...problems,
      ...inNotes,
      ...(hasNationalId(content.note) ? [problemOfNote(null)] : []),
    ],
    worked: workOut(terms, expenses, content),
  }
}

/** The refund is shown before the documents are attached. */
const withoutDocuments = (terms: KnownTerms): KnownTerms => ({
  ...terms,
  rules: {
    ...terms.rules,
    categories: terms.rules.categories.map((category) => ({
      ...category,
      documents: { no: '', en: '' },
    })),
  },
})

const problemOfNote = (line: string | null): FoundProblem => ({
  line,
  field: 'note',
  problem: 'LOOKS_LIKE_NATIONAL_ID',
})
