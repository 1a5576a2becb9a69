import { expect, test } from 'vitest'
import { isNorwegianIban, isOrganisationNumber } from './norwegian-numbers.ts'

test.each(['NO9386011117947', 'NO1476940500571'])('%s is an IBAN', (iban) => {
  expect(isNorwegianIban(iban)).toBe(true)
})

test.each([
  'NO9386011117948',
  'NO9286011117947',
  'NO93 8601 1117 947',
  'no9386011117947',
  'NO938601111794',
  'NO93860111179470',
  'DE89370400440532013000',
  '',
])('%j is none', (text) => {
  expect(isNorwegianIban(text)).toBe(false)
})

test.each(['974760673', '310000019', '310000000'])('%s is an organisation number', (number) => {
  expect(isOrganisationNumber(number)).toBe(true)
})

// The control digit of 31000006 would be 10: there is no such number.
test.each(['974760674', '310000060', '31000006', '3100000190', '974 760 673', ''])(
  '%j is none',
  (text) => {
    expect(isOrganisationNumber(text)).toBe(false)
  },
)
