import { beforeEach, expect, it } from 'vitest'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import type { Scheme } from '#core/health-refunds/schemes.ts'
import { overwriteGetLocale } from '#locale'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import type { CountedCategory, CountedPeriod } from './count-people.server.ts'
import { categoryColumns, periodColumns } from './figure-columns.ts'
import { showFigures } from './show-figures.ts'

beforeEach(() => overwriteGetLocale(() => 'no'))

const schemeOf = (id: string, rules = rulesOf()): Scheme => ({
  id,
  name: { no: `Ordning ${id}`, en: `Scheme ${id}` },
  intro: { no: '', en: '' },
  endsOn: null,
  version: 1,
  versions: [{ id: `${id}-1`, startsOn: '2026-01-01', revision: 1, rules }],
})
const period = (changes: Partial<CountedPeriod> = {}): CountedPeriod => ({
  schemeId: 'a',
  period: '2026',
  granted: 6,
  waiting: 0,
  rejected: 0,
  withdrawn: 0,
  grantedOre: 1_234_50,
  decided: 6,
  medianDays: 3.6,
  ...changes,
})
const category = (key: string, changes: Partial<CountedCategory> = {}): CountedCategory => ({
  schemeId: 'a',
  period: '2026',
  category: key,
  people: 6,
  counted: 6,
  countedOre: 500_00,
  ...changes,
})
const schemes = [schemeOf('a'), schemeOf('b', rulesOf({ period: 'semester' }))]

it('has schemes in their order, and of each the latest period first', () => {
  const of = (schemeId: string, code: string) => period({ schemeId, period: code })
  const { periods } = showFigures(schemes, {
    periods: [
      of('b', '2026V'),
      of('b', '2027V'),
      of('b', '2026H'),
      of('a', '2026'),
      of('a', '2027'),
    ],
    categories: [],
  })
  expect(periods.map((one) => `${one.schemeId} ${one.period}`)).toEqual([
    'a 2027',
    'a 2026',
    'b 2027V',
    'b 2026H',
    'b 2026V',
  ])
})

it.each([
  ['what is granted to four', { granted: 4, waiting: 9, decided: 4 }, ['hidden', 'hidden']],
  ['what is granted to five', { granted: 5, waiting: 9, decided: 5 }, [1_234_50, 4]],
  ['a median beside a hidden state', { granted: 6, rejected: 3, waiting: 4 }, [1_234_50, 'hidden']],
  ['a median of four', { granted: 0, waiting: 9, grantedOre: 0, decided: 4 }, [0, 'hidden']],
  [
    'a median of none',
    { granted: 0, waiting: 9, grantedOre: 0, decided: 0, medianDays: null },
    [0, null],
  ],
])('hides %s only where it is about few', (_, changes, shown) => {
  const { periods } = showFigures(schemes, { periods: [period(changes)], categories: [] })
  expect([periods[0]?.grantedOre, periods[0]?.medianDays]).toEqual(shown)
})

it('has categories in the order of the rules, those without expenses, and then those that are removed', () => {
  const rules = rulesOf({ categories: [categoryOf('doctor'), categoryOf('dental')] })
  const { categories } = showFigures([schemeOf('a', rules)], {
    periods: [period()],
    categories: [category('removed'), category('dental')],
  })
  expect(categories.map((one) => [one.category, one.categoryName?.no, one.people])).toEqual([
    ['doctor', 'Kategori doctor', 0],
    ['dental', 'Kategori dental', 6],
    ['removed', undefined, 6],
  ])
})

it('hides which categories few applicants have expenses in', () => {
  const { categories } = showFigures(schemes, {
    periods: [period({ granted: 4 })],
    categories: [],
  })
  expect(categories).toMatchObject([{ people: 'hidden', countedOre: 'hidden' }])
})

it('says in words in a file what is hidden, and kroner with a comma', () => {
  const { periods, categories } = showFigures(schemes, {
    periods: [period({ rejected: 2, waiting: 5 })],
    categories: [category('doctor', { people: 3, counted: 3 })],
  })
  const rowsOf = <Row>(
    columns: readonly { value: (row: Row) => string | number }[],
    rows: readonly Row[],
  ) =>
    writeCsv(
      [],
      rows.map((row) => columns.map(({ value }) => value(row))),
    ).split('\r\n')[1]
  expect(rowsOf(periodColumns(), periods)).toBe(
    'Ordning a;2026;13;6;Vises ikke;Vises ikke;0;1234,5;Vises ikke',
  )
  expect(rowsOf(categoryColumns(), categories)).toBe(
    'Ordning a;2026;Kategori doctor;Vises ikke;Vises ikke',
  )
})
