import { expect, it } from 'vitest'
import { stateOfToday } from './state-of-today.ts'

const came = new Date('2027-03-10T07:15:00Z')
const went = new Date('2027-03-10T14:30:00Z')
const day = { hasPlace: true, isOpen: true, presences: [], absence: null }
const sick = { kind: 'sick', toOn: '2027-03-12', arrivesAt: null } as const
const late = { kind: 'late', toOn: '2027-03-10', arrivesAt: '10:00' } as const

it.each([
  ['nothing yet', day, { is: 'expected' }],
  ['a day off', { ...day, isOpen: false, absence: sick }, { is: 'closed' }],
  ['no place', { ...day, hasPlace: false, isOpen: false }, { is: 'no-place' }],
  ['sick', { ...day, absence: sick }, { is: 'absent', kind: 'sick', toOn: '2027-03-12' }],
  ['late', { ...day, absence: late }, { is: 'late', arrivesAt: '10:00', kind: null }],
  [
    'late and here',
    { ...day, absence: late, presences: [{ arrivedAt: came, departedAt: null }] },
    { is: 'here', at: came.toISOString() },
  ],
  [
    'sick, but here',
    { ...day, absence: sick, presences: [{ arrivedAt: came, departedAt: null }] },
    { is: 'here' },
  ],
  [
    'gone',
    { ...day, presences: [{ arrivedAt: came, departedAt: went }] },
    { is: 'gone', at: went.toISOString() },
  ],
  [
    'back again',
    {
      ...day,
      presences: [
        { arrivedAt: came, departedAt: went },
        { arrivedAt: went, departedAt: null },
      ],
    },
    { is: 'here', at: went.toISOString() },
  ],
])('%s', (_, happened, state) => {
  expect(stateOfToday(happened)).toMatchObject(state)
})
