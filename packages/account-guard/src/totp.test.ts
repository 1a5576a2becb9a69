import { describe, expect, test } from 'vitest'
import { codeAt, describeFactor, findStep, goodSteps, makeSecret, stepAt } from './totp.ts'

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
  test.each(published)('at second %d it is %s', (second, code) => {
    const now = new Date(second * 1_000)
    expect(findStep(secret, code, { now, lastStep: null })).toBe(Math.floor(second / 30))
  })

  test('are good one step before and after theirs, and no longer', () => {
    const step = Math.floor(1_111_111_111 / 30)
    const ask = (offset: number) =>
      findStep(secret, '050471', { now: new Date((step + offset) * 30_000), lastStep: null })
    expect(ask(-2)).toBeNull()
    expect(ask(-1)).toBe(step)
    expect(ask(0)).toBe(step)
    expect(ask(1)).toBe(step)
    expect(ask(2)).toBeNull()
  })

  test('are good once', () => {
    const now = new Date(59_000)
    expect(findStep(secret, '287082', { now, lastStep: 1 })).toBeNull()
    expect(findStep(secret, '287082', { now, lastStep: 0 })).toBe(1)
  })

  test.each(['', '28708', '2870822', '287083', '２８７０８２', '      '])('%j is none', (code) => {
    expect(findStep(secret, code, { now: new Date(59_000), lastStep: null })).toBeNull()
  })
})

/** Made and computed by the library that version 0.1.0 used: apps that people have must go on working. */
describe('a secret of an earlier version', () => {
  const earlier = 'q3Jx_0-ZkW8bTn5yLr2VhA9d'

  test.each([
    [1, '781769'],
    [58_823_529, '460475'],
    [99_999_999, '726708'],
  ])('has in step %d the code %s', (step, code) => {
    expect(codeAt(earlier, step)).toBe(code)
  })

  test('is shown to apps as before', () => {
    const { secret: shown, address } = describeFactor(earlier, {
      issuer: 'Trivsel å',
      account: 'kari@trivsel.example',
    })
    expect(shown).toBe('OEZUU6C7GAWVU22XHBRFI3RVPFGHEMSWNBATSZA')
    const { pathname, searchParams } = new URL(address)
    expect(decodeURIComponent(pathname)).toMatch(/Trivsel å:kari@trivsel\.example$/)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      secret: shown,
      issuer: 'Trivsel å',
      digits: '6',
      period: '30',
      algorithm: 'SHA1',
    })
  })
})

test('a secret is never the same twice and fits every app', () => {
  const made = makeSecret()
  expect(made).toHaveLength(24)
  expect(makeSecret()).not.toBe(made)
  const { secret: shown, address } = describeFactor(secret, {
    issuer: 'Trivsel',
    account: 'kari@trivsel.example',
  })
  expect(shown).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const url = new URL(address)
  expect(url.protocol).toBe('otpauth:')
  expect(url.searchParams.get('secret')).toBe(shown)
  expect(url.searchParams.get('issuer')).toBe('Trivsel')
})

const at = (seconds: number) => new Date(seconds * 1_000)

describe('the steps whose codes are good', () => {
  test('are this one, the one before and the one after', () => {
    expect(goodSteps(at(59), null)).toEqual([0, 1, 2])
    expect(goodSteps(at(60), null)).toEqual([1, 2, 3])
  })

  test('never include one that was used, nor an earlier one', () => {
    expect(goodSteps(at(60), 0)).toEqual([1, 2, 3])
    expect(goodSteps(at(60), 1)).toEqual([2, 3])
    expect(goodSteps(at(60), 2)).toEqual([3])
    expect(goodSteps(at(60), 3)).toEqual([])
  })

  test('change at the second in which the app shows the next code', () => {
    expect(stepAt(new Date('2026-11-21T11:59:29.999Z'))).toBe(
      stepAt(new Date('2026-11-21T11:59:30.000Z')) - 1,
    )
  })
})
