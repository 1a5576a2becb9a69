import { describe, expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

const cell = (text: string | number) => writeCsv(['x'], [[text]]).split('\r\n')[1]

describe('a file for spreadsheets', () => {
  test('begins with a byte order mark, and ends each line', () => {
    expect(writeCsv(['Navn', 'Antall'], [['Åse', 3]])).toBe('\uFEFFNavn;Antall\r\nÅse;3\r\n')
  })

  test.each([
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('quotes %j', (text, expected) => {
    expect(writeCsv(['x'], [[text]])).toBe(`\uFEFFx\r\n${expected}\r\n`)
  })

  test.each(['=1+1', '+47', '-2', '@sum(a1)', '\t=1'])('takes %j for text', (text) => {
    expect(cell(text)).toBe(`'${text}`)
  })

  test('guards and quotes at once', () => {
    expect(cell('=HYPERLINK("x";"y")')).toBe('"\'=HYPERLINK(""x"";""y"")"')
  })

  test('leaves what only has such a sign within, and numbers', () => {
    expect(cell('a=b')).toBe('a=b')
    expect(cell('kari@trivsel.example')).toBe('kari@trivsel.example')
    expect(cell(-2)).toBe('-2')
    expect(cell(-1250.5)).toBe('-1250,5')
  })

  test.each([
    ['2026-11-25T17:30:00Z', '2026-11-25 18:30'],
    ['2026-07-01T22:30:00.000Z', '2026-07-02 00:30'],
    ['2026-12-31T23:00:00.123456Z', '2027-01-01 00:00'],
  ])('writes the instant %s as the clock in Norway showed it', (text, expected) => {
    expect(cell(text)).toBe(expected)
  })

  test('leaves days, and instants within a text', () => {
    expect(cell('2026-11-25')).toBe('2026-11-25')
    expect(cell('at 2026-11-25T17:30:00Z')).toBe('at 2026-11-25T17:30:00Z')
  })
})
