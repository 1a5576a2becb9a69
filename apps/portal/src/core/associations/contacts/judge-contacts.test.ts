import { expect, it } from 'vitest'
import { type ContactFacts, judgeContacts } from './judge-contacts.ts'

const settings = { leastContacts: 2 }
const fine: ContactFacts = {
  state: 'active',
  reason: 'confirmed',
  contacts: 2,
  dueOn: '2026-12-31',
  today: '2026-11-28',
  graceUntil: null,
}
const judge = (facts: Partial<ContactFacts>) => {
  const next = judgeContacts({ ...fine, ...facts }, settings)
  return next && `${next.state} ${next.reason}`
}
const late = { today: '2027-01-01' }
const inactive = (reason: 'not-confirmed' | 'few-contacts' | 'by-staff') =>
  ({ state: 'inactive', reason }) as const

it.each<[string, Partial<ContactFacts>, string | null]>([
  ['stays active on the last day', { today: '2026-12-31' }, null],
  ['is inactive on the day after', late, 'inactive not-confirmed'],
  ['is inactive with one contact person', { contacts: 1 }, 'inactive few-contacts'],
  ['has few contact persons before it is late', { ...late, contacts: 1 }, 'inactive few-contacts'],
  ['stays active within the grace', { contacts: 1, graceUntil: '2026-11-28' }, null],
  [
    'is inactive after the grace',
    { contacts: 1, graceUntil: '2026-11-27' },
    'inactive few-contacts',
  ],
  [
    'has no grace without anybody',
    { contacts: 0, graceUntil: '2027-06-01' },
    'inactive few-contacts',
  ],
  [
    'must confirm within the grace',
    { ...late, contacts: 1, graceUntil: '2027-06-01' },
    'inactive not-confirmed',
  ],
  ['changes nothing twice', { ...late, ...inactive('not-confirmed') }, null],
  ['is active again once it is confirmed', inactive('not-confirmed'), 'active confirmed'],
  ['is active again with enough contact persons', inactive('few-contacts'), 'active confirmed'],
  ['stays inactive with too few', { ...inactive('few-contacts'), contacts: 1 }, null],
  [
    'needs the confirmation after that',
    { ...late, ...inactive('few-contacts') },
    'inactive not-confirmed',
  ],
  [
    'needs contact persons besides the confirmation',
    { ...inactive('not-confirmed'), contacts: 1 },
    'inactive few-contacts',
  ],
  ['is left as staff decided', inactive('by-staff'), null],
  [
    'is left as staff decided, also when more is missing',
    { ...late, ...inactive('by-staff'), contacts: 0 },
    null,
  ],
  ['is not judged while it is new', { ...late, state: 'new', reason: 'staff-decide' }, null],
  ['is not judged after it was closed', { ...late, state: 'closed', reason: 'by-board' }, null],
])('an association %s', (_, facts, expected) => {
  expect(judge(facts)).toBe(expected)
})
