import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/time/date.ts'
import { earliestDeletion, unusedAccountLimits } from './retention-rules.ts'

describe('an account that is not used', () => {
  const today = '2026-11-21'
  const limits = unusedAccountLimits(today, 36)

  test('is warned thirty days before it has been unused for three years', () => {
    expect(limits.warnUsedUntil).toBe('2023-12-21')
  })

  test('is deleted when it has been unused for three years, to the day', () => {
    expect(limits.deleteUsedUntil).toBe('2023-11-21')
  })

  test('is warned and deleted after the months that administrators have set', () => {
    expect(unusedAccountLimits(today, 12)).toMatchObject({
      warnUsedUntil: '2025-12-21',
      deleteUsedUntil: '2025-11-21',
    })
  })

  test('is never deleted before the day that the warning names', () => {
    expect(unusedAccountLimits(earliestDeletion(today), 36).deleteWarnedUntil).toBe(today)
    expect(
      unusedAccountLimits(addDays(earliestDeletion(today), -1), 36).deleteWarnedUntil < today,
    ).toBe(true)
  })
})
