import { describe, expect, it } from 'vitest'
import { JsonError, parseJson } from './parse-json.ts'

const text = `[
  { "key": "a",
    "slug": { "no": "x\\u00e6", "en": null } },
  {
    "key":
      "b",
    "spots": [-1.5e2, true, {}]
  }
]
`

describe('parseJson', () => {
  it('reads what JSON.parse reads', () => {
    expect(parseJson(text).value).toEqual(JSON.parse(text))
    expect(parseJson('\uFEFF "x"\r\n').value).toBe('x')
    expect(parseJson('{"__proto__":1}').value).toEqual(JSON.parse('{"__proto__":1}'))
  })

  it.each([
    [[], 1],
    [[0, 'key'], 2],
    [[0, 'slug', 'en'], 3],
    [[1], 4],
    [[1, 'key'], 5],
    [[1, 'spots', 2], 7],
    [[1, 'spots', 2, 'gone', 'deeper'], 7],
    [[5, 'key'], 1],
  ])('knows the line of %j', (path, line) => {
    expect(parseJson(text).lineOf(path)).toBe(line)
  })

  it('names a field that an object has twice', () => {
    expect(parseJson('[{"a":1,\n"a":2}]').repeated).toEqual([[0, 'a']])
  })

  it.each([
    ['', 1, 1, 'a value is expected here'],
    ['[1,\n 2,\n]', 3, 1, 'a comma too many before this ]'],
    ['{"a": 1\n "b": 2}', 2, 2, 'a comma is expected here'],
    ['{"a" 1}', 1, 6, 'a colon is expected here'],
    ['{a: 1}', 1, 2, 'only true, false, null and numbers are written without quotes'],
    ['{1: 1}', 1, 2, 'the name of a field in quotes is expected here'],
    [
      '["a\nb"]',
      1,
      2,
      'this text does not end on its line, or holds a character that must be escaped',
    ],
    [
      '["a\tb"]',
      1,
      2,
      'this text does not end on its line, or holds a character that must be escaped',
    ],
    [
      '["\\x"]',
      1,
      2,
      'this text does not end on its line, or holds a character that must be escaped',
    ],
    ['[1] 2', 1, 5, 'the file should end here'],
    ['[01]', 1, 3, 'a comma is expected here'],
    ['[1', 1, 3, 'a comma or ] is expected here'],
    ['[1] // one', 1, 5, 'JSON has no comments'],
    ['['.repeat(100_000), 1, 1, 'too deeply nested'],
  ])('says where %j is wrong', (wrong, line, column, message) => {
    expect(() => parseJson(wrong)).toThrow(JsonError)
    try {
      parseJson(wrong)
    } catch (error) {
      expect(error).toMatchObject({ line, column, message })
    }
  })
})
