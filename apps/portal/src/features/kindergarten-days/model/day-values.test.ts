import { expect, it } from 'vitest'
import { answersOf, chooseAll, dayValueOf } from './day-values.ts'

it('sends the days that are chosen, with a time where the child comes', () => {
  const values = {
    '2027-03-22': { choice: 'coming', time: '10:00' },
    '2027-03-23': { choice: 'coming', time: '' },
    '2027-03-24': { choice: 'away', time: '10:00' },
    '2027-03-25': { choice: '', time: '' },
  } as const
  expect(answersOf(values)).toEqual([
    { onDate: '2027-03-22', isComing: true, arrivesAt: '10:00' },
    { onDate: '2027-03-23', isComing: true, arrivesAt: null },
    { onDate: '2027-03-24', isComing: false, arrivesAt: null },
  ])
})

it('begins with what was answered before', () => {
  expect(dayValueOf(null)).toEqual({ choice: '', time: '' })
  expect(dayValueOf({ isComing: null, arrivesAt: null })).toEqual({ choice: '', time: '' })
  expect(dayValueOf({ isComing: true, arrivesAt: '10:00' })).toEqual({
    choice: 'coming',
    time: '10:00',
  })
  expect(dayValueOf({ isComing: false, arrivesAt: null })).toEqual({ choice: 'away', time: '' })
})

it('one press chooses the same for all days', () => {
  const values = { '2027-03-22': { choice: '', time: '10:00' } } as const
  expect(chooseAll(values, 'away')).toEqual({ '2027-03-22': { choice: 'away', time: '10:00' } })
})
