import { expect, it } from 'vitest'
import { idQuery, uuidQuery } from './page.ts'
import { numberOfQuery, textOfQuery } from './read-query.ts'

it.each([
  [11, '11'],
  ['11', '11'],
  [['11', '12'], '11'],
  ['011', undefined],
  [-1, undefined],
  [true, undefined],
  [{ id: 11 }, undefined],
  [undefined, undefined],
])('of %j a text is %j', (given, read) => {
  expect(textOfQuery(given, idQuery)).toBe(read)
  expect(numberOfQuery(given, idQuery)).toBe(read === undefined ? undefined : Number(read))
})

it.each([
  ['e017edaf-ab98-4662-8a03-64ec8db7de5a', true],
  ['E017EDAF-AB98-4662-8A03-64EC8DB7DE5A', true],
  ['e017edaf-ab98-4662-8a03-64ec8db7de5', false],
  ['e017edafab9846628a0364ec8db7de5a', false],
  ['e017edaf-ab98-4662-8a03-64ec8db7de5a\n', false],
])('%j names something: %j', (given, names) => {
  expect(uuidQuery.test(given)).toBe(names)
})
