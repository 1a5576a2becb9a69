import { expect, it } from 'vitest'
import { appealWay, isLate } from './appeal-rules.ts'

const decision = { id: 'one', appealUntil: '2026-12-20' }
const at = new Date('2026-12-01T10:00:00Z')
const appeal = (values: { decisionId?: string; withdrawnAt?: Date; confirmedAt?: Date } = {}) => ({
  decisionId: 'one',
  withdrawnAt: null,
  confirmedAt: null,
  ...values,
})

it.each([
  ['nothing is decided', null, [], '2026-12-01', 'none'],
  ['the last day', decision, [], '2026-12-20', 'open'],
  ['the day after', decision, [], '2026-12-21', 'late'],
  ['one waits', decision, [appeal()], '2026-12-01', 'waits'],
  [
    'one of an older letter waits',
    decision,
    [appeal({ decisionId: 'old' })],
    '2026-12-01',
    'waits',
  ],
  ['one was withdrawn', decision, [appeal({ withdrawnAt: at })], '2026-12-01', 'open'],
  ['the other body has decided', decision, [appeal({ confirmedAt: at })], '2026-12-01', 'final'],
  [
    'a letter was corrected since',
    decision,
    [appeal({ decisionId: 'old', confirmedAt: at })],
    '2026-12-01',
    'open',
  ],
  ['the decision is final', { ...decision, appealUntil: null }, [], '2026-12-01', 'final'],
] as const)('%s', (_, current, appeals, today, way) => {
  expect(appealWay(current, appeals, today)).toBe(way)
})

it('is late after the last day', () => {
  expect(isLate('2026-12-20', '2026-12-20')).toBe(false)
  expect(isLate('2026-12-21', '2026-12-20')).toBe(true)
  expect(isLate('2026-12-21', null)).toBe(false)
})
