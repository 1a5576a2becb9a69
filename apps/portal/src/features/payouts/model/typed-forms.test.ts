import { describe, expect, it } from 'vitest'
import { moneyFieldText } from '#core/bank/money-texts.ts'
import { TypedOutcome } from './typed-forms.ts'

const problems = (read: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}) => read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('an error is beside the field that was typed', () => {
  it.each([
    [
      { outcome: 'paid' as const },
      [
        ['reference', 'REFERENCE_REQUIRED'],
        ['on', 'DATE_REQUIRED'],
      ],
    ],
    [{ outcome: 'failed' as const }, [['reason', 'REASON_REQUIRED']]],
  ])('of an outcome %o', (change, expected) => {
    const empty = { reference: '', on: '', reason: '' }
    const found = problems(TypedOutcome.safeParse({ ...empty, ...change }))
    expect(found).toEqual(expected)
    for (const [, code] of found) expect(moneyFieldText(String(code))).not.toBeUndefined()
  })
})
