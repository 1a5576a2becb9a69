import { expect, it } from 'vitest'
import { startLines } from '../correct/typed-amendment.ts'
import { lineOf } from '../testing/staff-refund.testing.ts'
import { judgeResult, possibleOutcomes, type TypedResult, toResult } from './typed-result.ts'

const lines = [lineOf({ acceptedOre: 600_00 })]
const changed: TypedResult = {
  outcome: 'changed',
  lines: [{ accepted: '800', because: 'Kvitteringen viser det.' }],
  words: 'Du hadde rett.',
}
const withSum = (afterOre: number | null) => ({ lines, sums: { beforeOre: 600_00, afterOre } })

it('is not considered only where it came too late', () => {
  expect(possibleOutcomes({ isLate: false })).not.toContain('not-heard')
  expect(possibleOutcomes({ isLate: true })).toContain('not-heard')
})

it('changes a decision to more than is granted', () => {
  expect(judgeResult(changed, withSum(800_00))).toEqual({})
  expect(judgeResult(changed, withSum(600_00))).toEqual({ sum: 'SUM_NOT_HIGHER' })
  expect(judgeResult(changed, withSum(null))).toEqual({ sum: 'SUM_MISSING' })
})

it('says no amounts where the decision stays, whatever was typed', () => {
  const stands: TypedResult = { ...changed, outcome: 'stands' }
  const broken = [{ accepted: 'x', because: '' }]
  expect(judgeResult({ ...stands, lines: broken }, withSum(null))).toEqual({})
  expect(toResult(stands, withSum(800_00))).toEqual({
    outcome: 'stands',
    words: 'Du hadde rett.',
    lines: [],
    grantedOre: null,
  })
  expect(toResult(changed, withSum(800_00)).grantedOre).toBe(800_00)
})

it('needs words and, of expenses that change, reasons', () => {
  expect(judgeResult({ ...changed, words: '' }, withSum(800_00))).toEqual({
    words: 'REASON_REQUIRED',
  })
  expect(judgeResult({ ...changed, lines: startLines(lines) }, withSum(800_00))).toEqual({})
  expect(
    judgeResult({ ...changed, lines: [{ accepted: '800', because: '' }] }, withSum(800_00)),
  ).toEqual({ 'lines.0.because': 'REASON_REQUIRED' })
})
