import { describe, expect, test } from 'vitest'
import { goodSteps, stepAt } from './rules.ts'

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
