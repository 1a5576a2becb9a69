import { expect, it } from 'vitest'
import { createNameScan } from './scan-names.ts'

const bounds = { names: 10, objects: 3, depth: 4 }
const scanOf = (text: string, given: Partial<typeof bounds> = {}) => {
  const names = createNameScan(new Set(['Launch', 'JavaScript']), { ...bounds, ...given })
  return { isWithin: names.scan(Buffer.from(text, 'latin1')), names }
}

it.each([
  ['/Launch', 1],
  ['<</S/Launch/F(cmd)>>', 1],
  ['/L#61unch /#4c#61#75#6e#63#68', 2],
  ['(/Launch)', 1],
  ['/Launched /launch Launch / Launch', 0],
  ['/Launch\xa0x', 1],
  [`/${'L'.repeat(9_000_000)}`, 0],
])('finds names in %j', (text, count) => {
  const { isWithin, names } = scanOf(text)
  expect(isWithin).toBe(true)
  expect(names.countOf('Launch')).toBe(count)
})

it('counts names of several scans together, in the range that is asked for', () => {
  const names = createNameScan(new Set(['Launch', 'JavaScript']), bounds)
  const bytes = Buffer.from('/Launch /JavaScript /Launch')
  names.scan(bytes, 1)
  names.scan(bytes, 0, 19)
  expect(names.countOf('Launch')).toBe(2)
  expect(names.countOf('Launch', 'JavaScript')).toBe(4)
})

it.each([
  ['names', '/a '.repeat(10), '/a '.repeat(11)],
  ['objects', '1 0 obj endobj '.repeat(3), '1 0 obj endobj '.repeat(4)],
  ['dictionaries within each other', '<<'.repeat(4), '<<'.repeat(5)],
  ['lists within each other', '['.repeat(4), '['.repeat(5)],
])('has a bound on %s', (_, most, tooMany) => {
  expect(scanOf(most).isWithin).toBe(true)
  expect(scanOf(tooMany).isWithin).toBe(false)
})

it.each([
  ['what is closed', '[ ] '.repeat(9)],
  ['what one object has left open', '[[[ endobj 2 0 obj [[['],
  ['brackets of a text', '([[[[[[) (a \\) [[[[[[) (a (b) [[[[[[)'],
])('does not count %s as depth', (_, text) => {
  expect(scanOf(text).isWithin).toBe(true)
})

it('does not look at what lies beyond a bound', () => {
  const { isWithin, names } = scanOf(`${'/a '.repeat(11)} /Launch`)
  expect(isWithin).toBe(false)
  expect(names.countOf('Launch')).toBe(0)
})
