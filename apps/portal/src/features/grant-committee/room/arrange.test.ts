import { expect, it } from 'vitest'
import { closedItem, openItem, proposal, readingList } from '../testing/items.testing.ts'
import { arrange, neighboursOf } from './arrange.ts'

const given = (points: number, version = 1) =>
  ['use', 'plan'].map((criterionId) => ({ criterionId, points, version }))
const items = [
  openItem('1', { given: given(2), others: { mean: 40, scorers: 2 } }),
  closedItem('2'),
  openItem('3', { typeId: 'start', requestedOre: 300_000, applicant: 'Ærlig' }),
  openItem('4', { given: given(5, 1), version: 2, proposal: proposal() }),
]
const list = readingList({ items })
const ids = (search: Record<string, string>) => arrange(list, search).map(({ id }) => id)

it('finds what is written about, whatever its letters', () => {
  expect(ids({ q: 'aerlig' })).toEqual(['3'])
  expect(ids({ q: 'club secret' })).toEqual(['2'])
  expect(ids({ q: 'concert 4' })).toEqual(['4'])
})

it.each([
  [{ state: 'open' }, ['3', '4']],
  [{ state: 'changed' }, ['4']],
  [{ state: 'scored' }, ['1']],
  [{ state: 'conflict' }, ['2']],
  [{ type: 'start' }, ['3']],
  [{ proposal: 'none' }, ['1', '3']],
  [{ proposal: 'granted' }, ['4']],
])('filters by %j, and says nothing of what is not seen', (search, found) => {
  expect(ids(search)).toEqual(found)
})

it('sorts; what has no value comes last both ways', () => {
  expect(ids({})).toEqual(['1', '2', '3', '4'])
  expect(ids({ sort: '-requested' })).toEqual(['3', '1', '4', '2'])
  expect(ids({ sort: 'requested' })).toEqual(['1', '4', '3', '2'])
  expect(ids({ sort: '-mean' })[0]).toBe('1')
  expect(ids({ sort: 'mean' })[0]).toBe('1')
  expect(ids({ sort: 'applicant' }).at(-1)).toBe('3')
})

it('knows the items beside one, and begins with the first', () => {
  expect(neighboursOf(items, '3')).toEqual({ previous: '2', next: '4', position: 3 })
  expect(neighboursOf(items, '4').next).toBeNull()
  expect(neighboursOf(items, undefined)).toEqual({ previous: null, next: '1', position: null })
})
