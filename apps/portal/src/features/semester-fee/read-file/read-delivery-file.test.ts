import { describe, expect, test } from 'vitest'
import { decodeTextFile } from '#platform/csv/decode-text-file.ts'
import { longestDeliveryFile } from './delivery-file.ts'
import { readDeliveryFile } from './read-delivery-file.ts'

describe('a delivery file', () => {
  test('may have its columns in any order, with yes and no in two languages', () => {
    const file = [
      'paid;SemesterCode;email;nationalId',
      'ja;2026H;;76940500571',
      'No;2026V;kari@example.no;',
    ]
    expect(readDeliveryFile(file.join('\r\n'))).toEqual({
      lines: [
        { line: 2, nationalId: '76940500571', email: '', semesterCode: '2026H', isPaid: true },
        { line: 3, nationalId: '', email: 'kari@example.no', semesterCode: '2026V', isPaid: false },
      ],
    })
  })

  test('gets back the leading zero that a spreadsheet has dropped', () => {
    const file = readDeliveryFile('nationalId,semesterCode,paid\n1019912345,2026H,ja')
    expect(file).toMatchObject({ lines: [{ nationalId: '01019912345' }] })
  })

  test('may have spaces around its values', () => {
    const file = readDeliveryFile(' nationalId , semesterCode,paid \n 1019912345 ,2026H, JA ')
    expect(file).toMatchObject({ lines: [{ nationalId: '01019912345', isPaid: true, email: '' }] })
  })

  test('names an unknown column by its first forty characters', () => {
    const file = readDeliveryFile(`email, ${'x'.repeat(60)} \na,b`)
    expect(file).toEqual({ problem: { unknownColumn: 'x'.repeat(40) } })
  })

  // Many lines take long on a busy machine.
  test('has at most 200,000 lines', { timeout: 60_000 }, () => {
    const fileOf = (lines: number) =>
      `email,semesterCode,paid\n${'a@b.no,2026H,ja\n'.repeat(lines)}`
    const longest = readDeliveryFile(fileOf(longestDeliveryFile))
    expect('lines' in longest && longest.lines.length).toBe(longestDeliveryFile)
    expect(readDeliveryFile(fileOf(longestDeliveryFile + 1))).toEqual({ problem: 'TOO_LONG' })
  })

  test('is text in UTF-8', () => {
    expect(decodeTextFile(new TextEncoder().encode('blåbær'))).toBe('blåbær')
    expect(decodeTextFile(Uint8Array.of(0x62, 0xe5, 0x72))).toBeNull()
    const lines = 'email\tpaid\r\n\fa@b.no\tja'
    expect(decodeTextFile(new TextEncoder().encode(lines))).toBe(lines)
  })

  test.each([
    ['a zip file, as spreadsheets are', 'PK\u0003\u0004\u0014\u0000\u0006\u0000email,paid'],
    ['an empty zip file', 'PK\u0005\u0006'],
    ['text with two bytes per character', 'e\u0000m\u0000'],
    ['text with an escape character', 'email\u001b[0m'],
  ])('is refused when it is %s', (_, content) => {
    expect(decodeTextFile(new TextEncoder().encode(content))).toBeNull()
  })

  test('leaves a value that is neither yes nor no to the check', () => {
    const file = readDeliveryFile('email,semesterCode,paid\na@b.no,2026H,kanskje')
    expect(file).toMatchObject({ lines: [{ isPaid: null }] })
  })

  test.each([
    ['', 'EMPTY'],
    ['email,semesterCode,paid\n', 'EMPTY'],
    ['email,semesterCode,paid\n"', 'QUOTE_OPEN'],
    ['email,paid\na@b.no,ja', { missingColumn: 'semesterCode' }],
    ['semesterCode,paid\n2026H,ja', { missingColumn: 'nationalId' }],
    ['email,navn,semesterCode,paid\na,b,c,d', { unknownColumn: 'navn' }],
    ['email,email,semesterCode,paid\na,b,c,d', { repeatedColumn: 'email' }],
    ['email,semesterCode,paid\na@b.no,2026H,ja\na@b.no,2026V', { wrongWidth: 3 }],
  ])('%j is refused: %o', (text, problem) => {
    expect(readDeliveryFile(text)).toEqual({ problem })
  })
})
