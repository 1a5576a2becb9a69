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

test('quotes keep separators, quotes and line ends; lines count as an editor shows them', () => {
  expect(parseCsv('a;b\n"1;""2""";"x\ny"\n\n3;4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;"2"', 'x\ny'] },
    { line: 5, cells: ['3', '4'] },
  ])
})

test('lines of spaces say nothing, and ends of lines may differ', () => {
  expect(parseCsv('a;b\r\n1;2\n   \n;\r\n"x"y;z')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 4, cells: ['', ''] },
    { line: 5, cells: ['"x"y', 'z'] },
  ])
})

test('a quote that is never closed is no file', () => {
  expect(parseCsv('a;b\n"1;2\n')).toBeNull()
})

test('an empty file has no lines', () => {
  expect(parseCsv('')).toEqual([])
  expect(parseCsv('\n\n')).toEqual([])
})

test('no more lines are read than a file may have, and one that shows that there are more', () => {
  const text = 'a;b\n'.repeat(9)
  expect(parseLines(text, 9)).toHaveLength(9)
  expect(parseLines(text, 3)).toHaveLength(4)
})

test('a line has a bound: a quote that is never closed takes the rest of a file', () => {
  expect(parseCsv(`a;b\n"1;${'x'.repeat(70_000)}`)).toBeNull()
  expect(parseCsv(`a;b\n"1";${'x'.repeat(70_000)}`)).toBeNull()
  expect(parseCsv(`a;b\n"1";${'x'.repeat(60_000)}`)).toHaveLength(2)
})
