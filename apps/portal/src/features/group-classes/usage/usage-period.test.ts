import { expect, it } from 'vitest'
import { namedPeriods } from './usage-period.ts'

it('this semester ends today, and the previous one is complete, also over New Year', () => {
  expect(namedPeriods('2026-11-23')).toEqual({
    semester: { from: '2026-08-01', to: '2026-11-23' },
    lastSemester: { from: '2026-01-01', to: '2026-07-31' },
  })
  expect(namedPeriods('2027-01-01')).toEqual({
    semester: { from: '2027-01-01', to: '2027-01-01' },
    lastSemester: { from: '2026-08-01', to: '2026-12-31' },
  })
})
