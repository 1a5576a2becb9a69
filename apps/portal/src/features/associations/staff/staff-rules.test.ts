import { expect, it } from 'vitest'
import { confirmationDueOn } from './confirmation-due.ts'
import { figuresOf } from './figures.ts'
import { possibleSteps } from './possible-steps.ts'

it.each([
  ['2026-05-28T10:00:00Z', 6, '2026-11-28'],
  ['2026-08-31T10:00:00Z', 6, '2027-02-28'],
  // It is the first of June in Norway.
  ['2026-05-31T22:30:00Z', 6, '2026-12-01'],
])('what was confirmed at %s is due after %i months on %s', (at, months, dueOn) => {
  expect(confirmationDueOn(new Date(at), months)).toBe(dueOn)
})

it('is due on no day where nobody has ever confirmed', () => {
  expect(confirmationDueOn(null, 6)).toBeNull()
})

it('counts by state, and those of this year in Norway that were not withdrawn', () => {
  const one = (values: Partial<Parameters<typeof figuresOf>[0][number]>) => ({
    state: 'active' as const,
    stateReason: 'approved' as const,
    createdAt: '2026-03-01T10:00:00Z',
    isOverdue: false,
    ...values,
  })
  const items = [
    one({ isOverdue: true }),
    one({ createdAt: '2025-12-31T23:30:00Z' }),
    one({ createdAt: '2025-12-31T22:30:00Z' }),
    one({ state: 'new', stateReason: 'staff-decide' }),
    one({ state: 'closed', stateReason: 'withdrawn' }),
  ]
  expect(figuresOf(items, '2026-11-28')).toEqual({
    new: 1,
    active: 3,
    inactive: 0,
    closed: 0,
    newThisYear: 2,
    overdue: 1,
  })
})

it('offers the steps that follow from a state', () => {
  expect(possibleSteps({ state: 'new', stateReason: 'staff-decide' })).toEqual([])
  expect(possibleSteps({ state: 'active', stateReason: 'approved' })).toEqual([
    'deactivate',
    'close',
  ])
  expect(possibleSteps({ state: 'inactive', stateReason: 'few-contacts' })).toEqual([
    'activate',
    'close',
  ])
  expect(possibleSteps({ state: 'closed', stateReason: 'by-board' })).toEqual(['reopen'])
  expect(possibleSteps({ state: 'closed', stateReason: 'merged' })).toEqual([])
})
