import { describe, expect, it } from 'vitest'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import {
  DraftContent,
  type ExpenseProblem,
  readAmount,
  readExpenses,
  type TypedLine,
} from './expense-form.ts'

const id = '3f2b6c1e-98a4-4a6e-8a55-3d5b8a0c1d2e'
const file = '0123456789abcdef0123456789abcdef'
const line = (changes: Partial<TypedLine> = {}): TypedLine => ({
  id,
  category: 'doctor',
  from: '2026-05-01',
  to: '2026-05-01',
  amount: '375',
  isForeign: false,
  note: '',
  files: [file],
  ...changes,
})
const content = (changes: Partial<DraftContent> = {}): DraftContent => ({
  lines: [line()],
  doctorFrom: '',
  doctorTo: '',
  note: '',
  ...changes,
})
const about = {
  rules: rulesOf(),
  period: { from: '2026-01-01', to: '2026-12-31' },
  today: '2026-11-20',
}

describe('an amount', () => {
  it.each<[string, number | ExpenseProblem]>([
    ['375', 375_00],
    [' 1 234,50 kr', 1_234_50],
    ['375 NOK', 375_00],
    ['0,01', 1],
    ['', 'AMOUNT_REQUIRED'],
    ['-375', 'AMOUNT_NEGATIVE'],
    ['−375', 'AMOUNT_NEGATIVE'],
    ['0', 'AMOUNT_INVALID'],
    ['0,00', 'AMOUNT_INVALID'],
    ['12,345', 'AMOUNT_INVALID'],
    ['tolv', 'AMOUNT_INVALID'],
    ['1e5', 'AMOUNT_INVALID'],
    ['12 EUR', 'AMOUNT_CURRENCY'],
    ['€12', 'AMOUNT_CURRENCY'],
    ['sek 200', 'AMOUNT_CURRENCY'],
    ['1000000', 1_000_000_00],
    ['1000000,01', 'AMOUNT_TOO_HIGH'],
    ['99999999999999', 'AMOUNT_TOO_HIGH'],
  ])('“%s” is %s', (text, expected) => {
    expect(readAmount(text)).toBe(expected)
  })
})

describe('expenses', () => {
  it('are read', () => {
    const { expenses, problems } = readExpenses(content(), about)
    expect(problems).toEqual([])
    expect(expenses).toEqual([{ ...line(), amountOre: 375_00 }].map(({ ...one }) => one))
  })

  it.each<[string, Partial<TypedLine>, string, ExpenseProblem]>([
    ['no category', { category: '' }, 'category', 'CATEGORY_REQUIRED'],
    ['a category of another scheme', { category: 'x' }, 'category', 'CATEGORY_REQUIRED'],
    ['no amount', { amount: '' }, 'amount', 'AMOUNT_REQUIRED'],
    ['no date', { from: '', to: '' }, 'from', 'DATE_REQUIRED'],
    ['a date that cannot be', { from: '2026-02-29', to: '2026-02-29' }, 'from', 'DATE_REQUIRED'],
    ['tomorrow', { from: '2026-11-21', to: '2026-11-21' }, 'from', 'DATE_FUTURE'],
    [
      'a year that is closed',
      { from: '2025-12-31', to: '2025-12-31' },
      'from',
      'DATE_OUTSIDE_PERIOD',
    ],
    ['an end before its start', { to: '2026-04-30' }, 'to', 'DATES_ORDER'],
    ['an end in the future', { to: '2026-12-01' }, 'to', 'DATE_FUTURE'],
    ['no receipt', { files: [] }, 'files', 'RECEIPT_REQUIRED'],
    ['one receipt in another currency', { isForeign: true }, 'files', 'FOREIGN_RECEIPTS'],
  ])('have a problem with %s', (_, changes, field, problem) => {
    const { expenses, problems } = readExpenses(content({ lines: [line(changes)] }), about)
    expect(problems).toEqual([{ line: id, field, problem }])
    expect(expenses).toEqual([])
  })

  it.each([
    ['today', { from: '2026-11-20', to: '2026-11-20' }],
    ['on the first day of the period', { from: '2026-01-01', to: '2026-01-01' }],
  ])('may be of %s', (_, changes) => {
    expect(readExpenses(content({ lines: [line(changes)] }), about).problems).toEqual([])
  })

  it('need no receipt where the scheme wants none', () => {
    const rules = rulesOf({ categories: [categoryOf('doctor', { documents: { no: '', en: '' } })] })
    const lines = [line({ files: [] })]
    expect(readExpenses(content({ lines }), { ...about, rules }).problems).toEqual([])
  })

  it('state the total of a category once', () => {
    const other = '4f2b6c1e-98a4-4a6e-8a55-3d5b8a0c1d2e'
    const lines = [line(), line({ id: other })]
    const rules = rulesOf({ statement: 'total' })
    expect(readExpenses(content({ lines }), { ...about, rules }).problems).toEqual([
      { line: other, field: 'category', problem: 'CATEGORY_TWICE' },
    ])
    expect(readExpenses(content({ lines }), about).problems).toEqual([])
  })

  it('are at least one', () => {
    expect(readExpenses(content({ lines: [] }), about).problems).toEqual([
      { line: null, field: 'lines', problem: 'LINES_REQUIRED' },
    ])
  })
})

it.each([
  ['2026-05-01', '2026-04-30', 'doctorTo', 'DATES_ORDER'],
  ['x', '', 'doctorFrom', 'DATE_REQUIRED'],
])('a doctor from %s to %s is a problem', (doctorFrom, doctorTo, field, problem) => {
  expect(readExpenses(content({ doctorFrom, doctorTo }), about).problems).toEqual([
    { line: null, field, problem },
  ])
})

it('refuses a national id in a note', () => {
  expect(DraftContent.safeParse(content({ note: 'mitt er 76940500571' })).success).toBe(false)
  expect(DraftContent.safeParse(content({ note: 'tolk' })).success).toBe(true)
})
