import { expect, it, test } from 'vitest'
import {
  byGroup,
  type CountedApplication,
  countsOf,
  fewestPersons,
  medianOf,
  shareGranted,
} from './count-figures.ts'

const row: CountedApplication = {
  year: 2026,
  typeId: 'a',
  institution: 'UiO',
  isPerson: false,
  requestedOre: 1000,
  state: 'granted',
  grantedOre: 500,
  days: 20,
}
const person = { ...row, isPerson: true, institution: null }

it('counts every application in one state', () => {
  const counts = countsOf([
    row,
    { ...row, state: 'refused', grantedOre: 0, days: 10 },
    { ...row, state: 'given-up', grantedOre: 0, days: 12 },
    { ...row, state: 'waiting', grantedOre: 0, days: null },
  ])
  expect(counts).toEqual({
    applied: 4,
    requestedOre: 4000,
    granted: 1,
    grantedOre: 500,
    refused: 1,
    givenUp: 1,
    waiting: 1,
    medianDays: 12,
  })
})

test.each([
  [[], null],
  [[3], 3],
  [[9, 1], 5],
  [[30, 2, 100], 30],
])('the median of %j is %j', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median)
})

it('has persons as a group of their own only from five on', () => {
  const persons = (count: number) => Array.from({ length: count }, () => person)
  const groups = (rows: readonly CountedApplication[]) =>
    Object.fromEntries([...byGroup(rows)].map(([key, { length }]) => [key, length]))
  expect(groups([row, ...persons(fewestPersons - 1)])).toEqual({ UiO: 1, others: 4 })
  expect(groups([row, { ...row, institution: null }, ...persons(fewestPersons)])).toEqual({
    UiO: 1,
    others: 1,
    persons: 5,
  })
})

test.each([
  [0, 0, null],
  [1000, 0, 0],
  [3000, 1000, 33],
  [1000, 1000, 100],
])('of %i applied for and %i granted the share is %j', (requestedOre, grantedOre, share) => {
  expect(shareGranted({ requestedOre, grantedOre })).toBe(share)
})
