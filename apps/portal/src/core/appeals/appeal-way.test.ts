import { expect, it } from 'vitest'
import { appealWay, isLate } from './appeal-way.ts'

const decision = { id: 'one', appealUntil: '2026-12-20' }
const final = { ...decision, appealUntil: null }
const at = new Date('2026-12-01T10:00:00Z')
const appeal = (values: { decisionId?: string; withdrawnAt?: Date; answeredAt?: Date } = {}) => ({
  decisionId: 'one',
  withdrawnAt: null,
  answeredAt: null,
  ...values,
})

it.each([
  ['nothing is decided', null, [], '2026-12-01', 'none'],
  ['one waits while it is decided again', null, [appeal()], '2026-12-01', 'waits'],
  ['the last day', decision, [], '2026-12-20', 'open'],
  ['the day after', decision, [], '2026-12-21', 'late'],
  ['one waits', decision, [appeal()], '2026-12-01', 'waits'],
  ['one waits after the last day', decision, [appeal()], '2026-12-21', 'waits'],
  ['one of an older decision waits', final, [appeal({ decisionId: 'old' })], '2026-12-01', 'waits'],
  ['one was withdrawn', decision, [appeal({ withdrawnAt: at })], '2026-12-01', 'open'],
  ['one was withdrawn, too late', decision, [appeal({ withdrawnAt: at })], '2026-12-21', 'late'],
  ['it was answered', decision, [appeal({ answeredAt: at })], '2026-12-01', 'final'],
  [
    'it was corrected after the answer',
    decision,
    [appeal({ decisionId: 'old', answeredAt: at })],
    '2026-12-01',
    'open',
  ],
  ['the decision is final', final, [], '2026-12-01', 'final'],
] as const)('%s', (_, current, appeals, today, way) => {
  expect(appealWay(current, appeals, today)).toBe(way)
})

it.each([
  ['2026-12-20', '2026-12-20', false],
  ['2026-12-21', '2026-12-20', true],
  ['2026-12-21', null, false],
])('sent on %s with the last day %s is late: %s', (sentOn, until, late) => {
  expect(isLate(sentOn, until)).toBe(late)
})
