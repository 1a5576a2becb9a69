import { expect, it } from 'vitest'
import { isOpenOn } from './is-open-on.ts'

const closingDays = new Set(['2027-03-11'])

it.each([
  ['a Wednesday', '2027-03-10', true],
  ['a closing day', '2027-03-11', false],
  ['a Friday', '2027-03-12', true],
  ['a Saturday', '2027-03-13', false],
  ['a Sunday', '2027-03-14', false],
  ['Maundy Thursday', '2027-03-25', false],
  ['17 May', '2027-05-17', false],
])('%s', (_, date, isOpen) => {
  expect(isOpenOn(date, closingDays)).toBe(isOpen)
})
