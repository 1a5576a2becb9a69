import { expect, it } from 'vitest'
import { type CheckedApplication, canBeCorrected, formalDecisions } from './formal-decisions.ts'

const unchecked: CheckedApplication = {
  isWithdrawn: false,
  isMeetingAgreed: false,
  basis: null,
  hasOpenAppeal: false,
}

it.each([
  ['one that nobody has decided', {}, ['reject', 'ask-for-changes']],
  ['one whose meeting has agreed to its list', { isMeetingAgreed: true }, []],
  ['a formal refusal', { basis: 'formal' }, ['reopen']],
  ['a formal refusal after the meeting', { basis: 'formal', isMeetingAgreed: true }, ['reopen']],
  ['a formal refusal that is appealed', { basis: 'formal', hasOpenAppeal: true }, []],
  ['what a meeting has decided', { basis: 'meeting' }, []],
  ['what an appeal has decided', { basis: 'appeal' }, []],
  ['one that is withdrawn', { isWithdrawn: true }, []],
] as const)('a caseworker decides about %s', (_, changed, decisions) => {
  expect(formalDecisions({ ...unchecked, ...changed })).toEqual(decisions)
})

it.each([
  [{}, true],
  [{ isMeetingAgreed: true }, false],
  [{ isMeetingAgreed: true, isReleased: true }, true],
  [{ basis: 'formal' }, false],
  [{ isWithdrawn: true }, false],
] as const)('%o can be moved or withdrawn: %s', (changed, expected) => {
  expect(canBeCorrected({ ...unchecked, isReleased: false, ...changed })).toBe(expected)
})
