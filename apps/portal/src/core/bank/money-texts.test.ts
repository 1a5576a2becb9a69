import { expect, it } from 'vitest'
import { failureText } from './money-texts.ts'

it.each([
  ['AC04 Account is closed', 'Kontoen er stengt (AC04 Account is closed)'],
  ['UNKNOWN', 'Banken avviste betalingen'],
  ['Feil IBAN', 'Feil IBAN'],
  ['toString', 'toString'],
])('why a payout failed, %j, is shown as %j', (reason, text) => {
  expect(failureText(reason)).toBe(text)
})
