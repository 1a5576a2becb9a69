import { expect, it } from 'vitest'
import { findAccountWarnings } from './account-warnings.ts'

const now = new Date('2026-11-28T12:00:00Z')
const facts = {
  confirmedAt: new Date('2026-01-01T12:00:00Z'),
  hasEarlier: false,
  sharedWith: [],
  isPersonal: false,
  holder: 'Sjakklubben',
  association: 'Sjakklubben Tårnet',
}

it.each([
  [{}, []],
  [{ holder: 'SJAKKLUBBEN TÅRNET – drift' }, []],
  [{ holder: 'Kari Nordmann' }, ['other-holder']],
  [{ holder: '…' }, ['other-holder']],
  [
    { confirmedAt: new Date('2026-11-20T12:00:00Z'), hasEarlier: true },
    ['fresh', 'replaced-another'],
  ],
  [{ sharedWith: ['Koret'], isPersonal: true }, ['shared', 'personal']],
] as const)('%j: %j', (change, warnings) => {
  expect(findAccountWarnings({ ...facts, ...change }, now)).toEqual(warnings)
})
