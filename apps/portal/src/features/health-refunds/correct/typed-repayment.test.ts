import { expect, it } from 'vitest'
import { judgeRepayment, type NewRepayment, toRepayment } from './typed-repayment.ts'

const today = '2027-05-10'
const typed = { amount: '400', day: '2027-05-09', reason: 'Søkeren er død.' }
const about = (repayment: NewRepayment) => ({ repayment, today })
const received = about({ kind: 'received', leftOre: 400_00 })
const waived = about({ kind: 'waived', leftOre: 400_00 })
const takenBack = about({ kind: 'taken-back', reversesId: 'wrong', amountOre: 300_00 })

it('registers at most what is left', () => {
  expect(judgeRepayment(typed, received)).toEqual({})
  expect(judgeRepayment({ ...typed, amount: '400,01' }, received)).toEqual({
    amount: 'AMOUNT_INVALID',
  })
})

it.each(['', '2027-05-11', '2027-02-30'])('registers no money of the day “%s”', (day) => {
  expect(judgeRepayment({ ...typed, day }, received)).toEqual({ day: 'DAY_INVALID' })
  expect(judgeRepayment({ ...typed, day }, waived)).toEqual({})
})

it.each([
  ['waived', waived],
  ['taken back', takenBack],
] as const)('needs a reason for what is %s', (_, kind) => {
  expect(judgeRepayment({ ...typed, reason: ' ' }, kind)).toEqual({ reason: 'REASON_REQUIRED' })
  expect(judgeRepayment(typed, kind)).toEqual({})
})

it('takes back the whole of what was wrong, today', () => {
  expect(toRepayment(typed, takenBack)).toEqual({
    kind: 'taken-back',
    amountOre: 300_00,
    day: today,
    reason: typed.reason,
    reversesId: 'wrong',
  })
  expect(toRepayment(typed, received)).toEqual({
    kind: 'received',
    amountOre: 400_00,
    day: typed.day,
    reason: '',
    reversesId: null,
  })
})
