import { expect, test } from 'vitest'
import { sharePages } from './share-pages.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour))
const hours = (...list: number[]) => list.map(at)
const ranksOf = (starts: readonly Date[], bounds: readonly Date[], size = 10) =>
  sharePages(starts, bounds, size).map(({ range, from, to }) => [range, from, to])

test('without bounds all is on one page, and nothing too', () => {
  expect(ranksOf([], [])).toEqual([[0, 0, 0]])
  expect(ranksOf(hours(1, 2), [])).toEqual([[0, 0, 2]])
})

test('what starts with the first event of a page is on that page', () => {
  expect(ranksOf(hours(1, 5, 5, 9), hours(5, 8))).toEqual([
    [0, 0, 1],
    [1, 1, 3],
    [2, 3, 4],
  ])
})

test('more than a page holds goes on on the next one, and nothing is lost or twice', () => {
  const shares = sharePages(hours(1, 2, 3, 4, 5, 6, 7), hours(6), 2)
  expect(shares.map(({ range, from, to }) => [range, from, to])).toEqual([
    [0, 0, 2],
    [0, 2, 4],
    [0, 4, 5],
    [1, 5, 7],
  ])
  expect(shares.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
    [true, false],
    [false, false],
    [false, true],
    [true, true],
  ])
})

test('a page of the editors stays where nobody else has anything', () => {
  expect(ranksOf(hours(1), hours(2, 3))).toEqual([
    [0, 0, 1],
    [1, 1, 1],
    [2, 1, 1],
  ])
})
