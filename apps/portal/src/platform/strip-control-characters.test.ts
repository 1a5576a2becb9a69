import { expect, test } from 'vitest'
import { stripControlCharacters } from './strip-control-characters.ts'

test.each([
  ['a\0b\x08c\x0bd\x1fe\x7ff\x9fg', 'abcdefg'],
  ['tab\tline\nend\r\n', 'tab\tline\nend\r\n'],
  ['\ufffe\uffff\ufffd', '\ufffd'],
  ['half \ud83d, whole 🙂', 'half \ufffd, whole 🙂'],
  ['blåbær  ﷺ', 'blåbær  ﷺ'],
])('%j becomes %j', (text, expected) => {
  expect(stripControlCharacters(text)).toBe(expected)
})
