import { describe, expect, it } from 'vitest'
import {
  addressWithCode,
  codeInAddress,
  groupCheckCode,
  makeCheckCode,
  readCheckCode,
} from './check-code.ts'

const code = 'KQ7M3WPRX8TZN5HV'

describe('a code', () => {
  it('has five bits of each byte, and no signs that look alike', () => {
    const signs = Array.from(
      { length: 256 },
      (_, byte) => makeCheckCode(new Uint8Array(16).fill(byte))[0],
    )
    const counts = Map.groupBy(signs, (sign) => sign)
    expect(counts.size).toBe(32)
    expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([8]))
    for (const sign of '01IO') expect(counts.has(sign)).toBe(false)
    expect(makeCheckCode(new Uint8Array(16))).toHaveLength(16)
    expect(() => makeCheckCode(new Uint8Array(15))).toThrow(RangeError)
  })

  it.each([
    'KQ7M-3WPR-X8TZ-N5HV',
    'kq7m-3wpr-x8tz-n5hv',
    ' KQ7M 3WPR X8TZ N5HV\n',
    'kq7m3wprx8tzn5hv',
    'KQ7M–3WPR—X8TZ‑N5HV.',
  ])('is read however it was typed: %j', (typed) => {
    expect(readCheckCode(typed)).toBe(code)
  })

  it.each([
    '',
    code.slice(1),
    `${code}2`,
    code.replace('K', '0'),
    code.replace('K', 'ı'),
    'x'.repeat(10_000),
  ])('%j is none', (typed) => {
    expect(readCheckCode(typed)).toBeNull()
  })

  it('is written in groups', () => {
    expect(groupCheckCode(code)).toBe('KQ7M-3WPR-X8TZ-N5HV')
  })

  it('is found in the address that a camera reads, also of letters that were sent before', () => {
    const { hash } = new URL(addressWithCode('https://a.no/verifiser', groupCheckCode(code)))
    expect(readCheckCode(codeInAddress(hash) ?? '')).toBe(code)
    expect(codeInAddress(`#${groupCheckCode(code)}`)).toBe(code)
    expect(codeInAddress('#innhold')).toBeNull()
    expect(codeInAddress('')).toBeNull()
  })
})
