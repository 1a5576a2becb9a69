import { expect, it } from 'vitest'
import { nextArrival } from './next-arrival.ts'

const hours = { opensAt: '07:30', closesAt: '17:00' }

it.each([
  ['in the night', '03:10', '08:00'],
  ['when it opens', '07:30', '08:00'],
  ['a minute later', '07:31', '08:30'],
  ['in the morning', '08:41', '09:30'],
  ['late', '16:10', '16:30'],
  ['after closing', '18:00', '16:30'],
])('%s', (_, time, arrival) => {
  expect(nextArrival(time, hours)).toBe(arrival)
})
