import { describe, expect, it } from 'vitest'
import { osloDate, osloTime } from './clock.ts'

describe('the calendar day in Norway', () => {
  it('changes at midnight in Oslo, in winter an hour before midnight UTC', () => {
    expect(osloDate(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21')
    expect(osloDate(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22')
  })

  it('changes two hours before midnight UTC on the last day of summer time', () => {
    expect(osloDate(new Date('2026-10-24T21:59:59Z'))).toBe('2026-10-24')
    expect(osloDate(new Date('2026-10-24T22:00:00Z'))).toBe('2026-10-25')
    expect(osloDate(new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25')
  })
})

it('the clock in Norway follows summer time', () => {
  expect(osloTime(new Date('2026-11-21T23:05:59Z'))).toBe('00:05')
  expect(osloTime(new Date('2027-03-28T00:59:59Z'))).toBe('01:59')
  expect(osloTime(new Date('2027-03-28T01:00:00Z'))).toBe('03:00')
})
