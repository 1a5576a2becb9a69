import { expect, it } from 'vitest'
import { moneyOf, type PaidMoney, paidMoney } from './contract.ts'
import { paymentStates } from './states.ts'
import { isSettledForPayer, tellMoney } from './tell-money.ts'

const texts = {
  nothing: () => 'not charged',
  released: () => 'not charged, released',
  releasing: () => 'releasing',
  returned: () => 'back',
  unknown: () => 'not known',
}
const told = (money: PaidMoney) => tellMoney(money, texts)

it('claims that nobody was charged where the provider has said so, and nowhere else', () => {
  const claimed = paymentStates.filter((state) =>
    told(moneyOf({ state, attentionFrom: null })).startsWith('not charged'),
  )
  // Of one that was abandoned nobody was ever shown the card form.
  expect(claimed).toEqual(['abandoned', 'aborted', 'cancelled'])
  for (const attentionFrom of paymentStates)
    if (!claimed.includes(attentionFrom))
      expect(told(moneyOf({ state: 'attention', attentionFrom }))).not.toContain('not charged')
})

it('says that it is not known wherever it is not', () => {
  expect(paidMoney.filter((money) => told(money) === 'not known')).toEqual([
    'unknown',
    'reserved',
    'taken',
  ])
})

it('is asked about until the money is where it is going to be', () => {
  const outcome = (paymentStatus: 'INITIALIZED' | 'PAID' | 'CANCELLED', money: PaidMoney) =>
    isSettledForPayer({ paymentId: 'payment', subjectId: '', reference: '', paymentStatus, money })
  expect(outcome('INITIALIZED', 'unknown')).toBe(false)
  expect(outcome('CANCELLED', 'releasing')).toBe(false)
  expect(outcome('CANCELLED', 'released')).toBe(true)
  expect(outcome('PAID', 'reserved')).toBe(true)
})
