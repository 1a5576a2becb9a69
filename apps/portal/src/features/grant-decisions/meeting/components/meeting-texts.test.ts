import { expect, test } from 'vitest'
import { presenceText } from './meeting-texts.ts'

const members = (present: number) =>
  Array.from({ length: 3 }, (_, at) => ({ isPresent: at < present }))

test.each([
  ['waiting', 0, /ikke holdt/],
  ['waiting', 1, /1 medlem er markert/],
  ['waiting', 2, /2 medlemmer er markert/],
  ['agreed', 2, /2 medlemmer var til stede/],
  ['released', 1, /1 medlem var til stede/],
] as const)('a meeting that is %s, with %i present', (state, present, said) => {
  expect(presenceText({ state, members: members(present), leastPresent: 2 })).toMatch(said)
})
