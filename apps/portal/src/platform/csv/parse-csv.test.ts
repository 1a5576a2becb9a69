import { expect, test } from 'vitest'
import { parseCsv as parseLines } from './parse-csv.ts'

const parseCsv = (text: string) => parseLines(text, 100)

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons and Windows line ends', 'a;b\r\n1;2\r\n'],
  ['tabs and a byte order mark', '\uFEFFa\tb\n1\t2'],
])('reads %s', (_, text) => {
  expect(parseCsv(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
  ])
})

test('quoted cells keep separators, quotation marks and line ends; lines are counted as in a text editor', () => {
  expect(parseCsv('a;b\n"1;""2""";"x\ny"\n\n3;4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;"2"', 'x\ny'] },
    { line: 5, cells: ['3', '4'] },
  ])
})

test('skips blank lines and accepts mixed line ends', () => {
  expect(parseCsv('a;b\r\n1;2\n   \n;\r\n"x"y;z')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 4, cells: ['', ''] },
    { line: 5, cells: ['"x"y', 'z'] },
  ])
})

test('returns null for an unclosed quotation mark', () => {
  expect(parseCsv('a;b\n"1;2\n')).toBeNull()
})

test('an empty file has no lines', () => {
  expect(parseCsv('')).toEqual([])
  expect(parseCsv('\n\n')).toEqual([])
})

test('returns at most one line more than the limit', () => {
  const text = 'a;b\n'.repeat(9)
  expect(parseLines(text, 9)).toHaveLength(9)
  expect(parseLines(text, 3)).toHaveLength(4)
})

test('limits the length of a line, which an unclosed quotation mark extends to the end of the file', () => {
  expect(parseCsv(`a;b\n"1;${'x'.repeat(70_000)}`)).toBeNull()
  expect(parseCsv(`a;b\n"1";${'x'.repeat(70_000)}`)).toBeNull()
  expect(parseCsv(`a;b\n"1";${'x'.repeat(60_000)}`)).toHaveLength(2)
})
