import { expect, it } from 'vitest'
import { judgeConsent } from './consents.ts'

const at = (minute: number) => new Date(Date.UTC(2027, 2, 10, 8, minute))
const answer = (guardianId: string, isGiven: boolean, minute: number) => ({
  guardianId,
  isGiven,
  at: at(minute),
})
const both = ['one', 'other']

it.each([
  ['nobody with access', [], [answer('one', true, 0)], 'unanswered', false],
  ['no answer', both, [], 'unanswered', false],
  ['one of two', both, [answer('one', true, 0)], 'unanswered', false],
  ['both', both, [answer('one', true, 0), answer('other', true, 1)], 'given', true],
  ['the only one', ['one'], [answer('one', true, 0)], 'given', true],
  ['one refuses', both, [answer('one', false, 0)], 'refused', false],
  ['both refuse', both, [answer('one', false, 0), answer('other', false, 0)], 'refused', false],
  ['disagreement', both, [answer('one', true, 0), answer('other', false, 1)], 'divided', false],
  [
    'withdrawn later',
    both,
    [answer('one', true, 0), answer('other', true, 1), answer('one', false, 2)],
    'divided',
    false,
  ],
  [
    'the latest answer first in the list',
    ['one'],
    [answer('one', true, 2), answer('one', false, 1)],
    'given',
    true,
  ],
  [
    'the answer of somebody without access',
    ['one'],
    [answer('one', true, 0), answer('blocked', false, 1)],
    'given',
    true,
  ],
] as const)('%s', (_, guardianIds, given, state, isEffective) => {
  expect(judgeConsent(guardianIds, given)).toMatchObject({ state, isEffective })
})

it('has the latest answer of each guardian with access', () => {
  const { answers } = judgeConsent(both, [answer('one', true, 0), answer('blocked', true, 0)])
  expect([...answers]).toEqual([
    ['one', answer('one', true, 0)],
    ['other', null],
  ])
})
