import { expect, it } from 'vitest'
import { isReportOverdue } from './report-overdue.ts'

const grant = { state: 'accepted', reportDue: '2026-11-28', report: null } as const

it('is late on the day after its last day', () => {
  expect(isReportOverdue(grant, '2026-11-28')).toBe(false)
  expect(isReportOverdue(grant, '2026-11-29')).toBe(true)
})

it('is not late while staff read it, and is again once they have returned it', () => {
  const late = (report: 'draft' | 'sent' | 'returned' | 'approved') =>
    isReportOverdue({ ...grant, report }, '2026-12-24')
  expect([late('draft'), late('sent'), late('returned'), late('approved')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('is asked for of nobody who has not accepted the grant, or need not report', () => {
  for (const state of ['offered', 'declined', 'lapsed', 'withdrawn', 'settled'] as const)
    expect(isReportOverdue({ ...grant, state }, '2026-12-24')).toBe(false)
  expect(isReportOverdue({ ...grant, reportDue: null }, '2026-12-24')).toBe(false)
})
