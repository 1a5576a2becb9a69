import { expect, it } from 'vitest'
import { findTodo } from './find-todo.ts'

const grant = {
  state: 'accepted',
  acceptBy: '2026-12-28',
  reportDue: '2027-01-27',
  isReportOverdue: false,
  reports: [],
  claims: [],
} as const

it.each([
  ['an offer', { ...grant, state: 'offered' }, { dueOn: '2026-12-28', isLate: false }],
  [
    'an offer without a report',
    { ...grant, state: 'offered', reportDue: null },
    { dueOn: '2026-12-28', isLate: false },
  ],
  ['a report', grant, { dueOn: '2027-01-27', isLate: false }],
  [
    'a report that was returned',
    { ...grant, reports: [{ state: 'returned' }] },
    { dueOn: '2027-01-27', isLate: false },
  ],
  [
    'a report that is late',
    { ...grant, isReportOverdue: true },
    { dueOn: '2027-01-27', isLate: true },
  ],
  [
    'a report that is sent',
    { ...grant, reports: [{ state: 'returned' }, { state: 'sent' }] },
    null,
  ],
  ['a report that is approved', { ...grant, reports: [{ state: 'approved' }] }, null],
  ['no report', { ...grant, reportDue: null }, null],
  ['a grant that was declined', { ...grant, state: 'declined' }, null],
  [
    'a claim today',
    { ...grant, state: 'settled', claims: [{ state: 'open', dueOn: '2026-11-28' }] },
    { dueOn: '2026-11-28', isLate: false },
  ],
  [
    'a claim of yesterday',
    { ...grant, state: 'settled', claims: [{ state: 'open', dueOn: '2026-11-27' }] },
    { dueOn: '2026-11-27', isLate: true },
  ],
  [
    'a claim that is paid',
    { ...grant, state: 'settled', claims: [{ state: 'paid', dueOn: '2026-11-27' }] },
    null,
  ],
] as const)('%s', (_, funding, todo) => {
  expect(findTodo(funding, '2026-11-28')).toEqual(todo)
})
