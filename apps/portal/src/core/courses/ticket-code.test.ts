import { describe, expect, it } from 'vitest'
import { groupTicketCode, makeTicketCode, readTicketCode } from './ticket-code.ts'

const code = 'KQ7M3WPRX2TZN5HVABCDEFGHIJ'

describe('the code of a ticket', () => {
  it('has five bits of each byte', () => {
    const first = Array.from(
      { length: 256 },
      (_, byte) => makeTicketCode(new Uint8Array(26).fill(byte))[0],
    )
    expect(new Set(first).size).toBe(32)
    for (const sign of '0189') expect(first).not.toContain(sign)
    expect(readTicketCode(makeTicketCode(new Uint8Array(26).fill(31)))).toBe('7'.repeat(26))
    expect(() => makeTicketCode(new Uint8Array(25))).toThrow(RangeError)
  })

  it.each([
    code,
    code.toLowerCase(),
    groupTicketCode(code),
    ` ${groupTicketCode(code)}\n`,
    `https://example.no/kurskalender/billett/${code}`,
  ])('is read however it came: %j', (read) => {
    expect(readTicketCode(read)).toBe(code)
  })

  it.each([
    '',
    code.slice(1),
    `${code}2`,
    code.replace('K', '0'),
    `https://example.no/${code}/`,
    `${' '.repeat(500)}${code}`,
  ])('%j is none', (read) => {
    expect(readTicketCode(read)).toBeNull()
  })
})
