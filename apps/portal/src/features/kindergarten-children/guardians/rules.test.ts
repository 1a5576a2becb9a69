import { expect, it } from 'vitest'
import { canBeSamePerson } from './rules.ts'

const maja = { firstName: 'Maja Sofie', lastName: 'Lunde-Bø' }

it.each([
  ['the same name', 'Maja Sofie', 'Lunde-Bø', true],
  ['one of two first names', 'Sofie', 'Berg', true],
  ['one of two last names, written otherwise', 'Anna', 'BO', true],
  ['no word in common', 'Per', 'Lund', false],
  ['only a part of a word', 'Maj', 'Lund', false],
])('two names can be of one person: %s', (_, firstName, lastName, expected) => {
  expect(canBeSamePerson(maja, { firstName, lastName })).toBe(expected)
})
