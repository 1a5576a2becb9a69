import { expect, it } from 'vitest'
import { judgeWelcome, welcomeDays } from './welcome-mark.ts'

const facts = { isOpenToAll: true, newMembers: 10, eventsLately: 1, eventsAhead: 1 }
const settings = { welcomeMembers: 10 }

it('is given when every condition holds', () => {
  expect(judgeWelcome(facts, settings)).toEqual({
    hasMark: true,
    holds: {
      'open-to-all': true,
      'new-members': true,
      'event-lately': true,
      'event-ahead': true,
    },
  })
})

it.each([
  ['open-to-all', { isOpenToAll: false }],
  ['new-members', { newMembers: 9 }],
  ['event-lately', { eventsLately: 0 }],
  ['event-ahead', { eventsAhead: 0 }],
] as const)('is lost when %s fails, and says that this one does', (condition, change) => {
  const { hasMark, holds } = judgeWelcome({ ...facts, ...change }, settings)
  expect(hasMark).toBe(false)
  expect(Object.entries(holds).filter(([, isSo]) => !isSo)).toEqual([[condition, false]])
})

it.each([
  ['2026-11-28', 6, '2026-05-28', '2026-10-28', '2026-12-29'],
  // Six months before the end of August there is no 31st.
  ['2026-08-31', 6, '2026-02-28', '2026-07-31', '2026-10-01'],
  ['2028-08-31', 6, '2028-02-29', '2028-07-31', '2028-10-01'],
  ['2027-01-15', 1, '2026-12-15', '2026-12-15', '2027-02-15'],
])(
  'looks on %s at %i months of members and a month of events to each side',
  (today, months, joinedFrom, from, until) => {
    expect(welcomeDays(today, { welcomeMonths: months })).toEqual({
      joinedFrom,
      lately: { from, until: today },
      ahead: { from: today, until },
    })
  },
)
