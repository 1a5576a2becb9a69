import { expect, it, test } from 'vitest'
import { findLiteralSpreads } from './literal-spreads.ts'
import { readSourceFiles } from './source-files.ts'

test('no file spreads a literal', () => {
  const sources = readSourceFiles(['ts', 'tsx', 'mts', 'mjs'])
  expect(sources.length).toBeGreaterThan(3000)
  expect(sources.flatMap(findLiteralSpreads)).toEqual([])
})

it.each([
  'const all = { ...{ a, b }, c }',
  'const all = [...[1, 2], 3]',
  'call(...[1, 2])',
  'const page = <Page {...{ a, b }} />',
  'const all = { ...{\n a } }',
])('finds %j', (text) => {
  expect(findLiteralSpreads({ file: 'some.tsx', text })).toEqual(['some.tsx:1'])
})

it.each([
  'const all = { ...given, ...(isLong && { a }) }',
  'const all = [...[a ?? []].flat(), ...(isLong ? [1] : [])]',
  'const call = (...[input]: Inputs) => input',
  'const page = <Page {...given} />',
  '// { ...{ a, b } }',
  "const text = '...[a, b]'",
])('leaves %j', (text) => {
  expect(findLiteralSpreads({ file: 'some.tsx', text })).toEqual([])
})
