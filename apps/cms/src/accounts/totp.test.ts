import { describe, expect, test } from 'vitest'
import { describeFactor, findStep, makeSecret } from './totp.ts'

/** RFC 6238, appendix B, for SHA-1: the last six of its eight digits. */
const published = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const
const secret = '12345678901234567890'

describe('codes of the app', () => {
  test.each(published)('at second %d it is %s', async (second, code) => {
    const now = new Date(second * 1_000)
    expect(await findStep(secret, code, { now, lastStep: null })).toBe(Math.floor(second / 30))
  })

  test('are good one step before and after theirs, and no longer', async () => {
    const step = Math.floor(1_111_111_111 / 30)
    const ask = (offset: number) =>
      findStep(secret, '050471', { now: new Date((step + offset) * 30_000), lastStep: null })
    const found = await Promise.all([-2, -1, 0, 1, 2].map(ask))
    expect(found).toEqual([null, step, step, step, null])
  })

  test('are good once', async () => {
    const now = new Date(59_000)
    expect(await findStep(secret, '287082', { now, lastStep: 1 })).toBeNull()
    expect(await findStep(secret, '287082', { now, lastStep: 0 })).toBe(1)
  })

  test.each(['', '28708', '2870822', '287083', '２８７０８２'])('%j is none', async (code) => {
    expect(await findStep(secret, code, { now: new Date(59_000), lastStep: null })).toBeNull()
  })
})

test('a secret is never the same twice and fits every app', () => {
  expect(makeSecret()).toHaveLength(24)
  expect(makeSecret()).not.toBe(makeSecret())
  const { secret: shown, address } = describeFactor(secret, 'kari@trivsel.example')
  expect(shown).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(new URL(address).searchParams.get('secret')).toBe(shown)
})
