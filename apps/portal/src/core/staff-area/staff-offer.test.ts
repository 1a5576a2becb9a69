import { expect, test } from 'vitest'
import type { StaffRole } from './roles.ts'
import { permitted } from './staff-offer.ts'

const items: readonly { name: string; roles?: readonly StaffRole[] }[] = [
  { name: 'log', roles: ['admin'] },
  { name: 'home' },
  { name: 'check', roles: ['caseworker', 'admin'] },
]

test.each([
  [[], ['home']],
  [['sports'], ['home']],
  [['caseworker'], ['home', 'check']],
  [
    ['sports', 'admin'],
    ['log', 'home', 'check'],
  ],
] as const)('the roles %j are offered %j', (roles, names) => {
  expect(permitted(items, roles).map(({ name }) => name)).toEqual(names)
})
