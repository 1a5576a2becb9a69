import { expect, test } from 'vitest'
import { permitted } from './staff-offer.ts'

const items = [
  { name: 'log', order: 90, roles: ['admin'] },
  { name: 'home', order: 10 },
  { name: 'check', order: 30, roles: ['caseworker', 'admin'] },
] as const

test.each([
  [[], ['home']],
  [['sports'], ['home']],
  [['caseworker'], ['home', 'check']],
  [
    ['sports', 'admin'],
    ['home', 'check', 'log'],
  ],
] as const)('who is %j is offered %j, in order', (roles, names) => {
  expect(permitted(items, roles).map(({ name }) => name)).toEqual(names)
})
