import { describe, expect, it } from 'vitest'
import { hasFewLines, headOf, longestHead } from './mail-head.ts'

const head = (text: string) => {
  const found = headOf(Buffer.from(text))
  return found && Buffer.from(found).toString()
}

describe('the headers of a mail', () => {
  it.each([
    ['From: a\r\nTo: b\r\n\r\nText\r\n\r\nmore', 'From: a\r\nTo: b\r\n'],
    ['From: a\nTo: b\n\nText', 'From: a\nTo: b\n'],
    ['From: a\r\n\r\r\nText', 'From: a\r\n'],
    ['\r\nText', ''],
    ['From: a', 'From: a'],
    ['', ''],
  ])('of %j are %j', (raw, found) => {
    expect(head(raw)).toBe(found)
  })

  it('have a bound', () => {
    const line = `X-A: ${'a'.repeat(longestHead - 'X-A: \n'.length)}\n`
    expect(head(`${line}\nText`)?.length).toBe(longestHead)
    expect(head(`${line}b\n\nText`)?.length).toBeUndefined()
    expect(head('a'.repeat(longestHead))?.length).toBe(longestHead)
    expect(head('a'.repeat(longestHead + 1))?.length).toBeUndefined()
  })
})

it.each([
  ['as many lines as ten megabytes of files have', 'a\r\n'.repeat(400_000), true],
  ['more', 'a\r\n'.repeat(400_001), false],
  ['as many dividers as there may be', '--a\n'.repeat(2_000), true],
  ['more dividers', '--a\n'.repeat(2_001), false],
  ['no line end', 'a', true],
  ['nothing', '', true],
])('a mail with %s: %#', (_, text, isFew) => {
  expect(hasFewLines(Buffer.from(text))).toBe(isFew)
})
