import { expect, it } from 'vitest'
import { type MoneyState, moneyStates, toMoneyState } from './contract.ts'
import { describeMoney, isSettledForPayer } from './describe-money.ts'
import { paymentStates } from './states.ts'

const texts = {
  unpaid: () => 'not charged',
  released: () => 'not charged, released',
  releasing: () => 'releasing',
  refunded: () => 'back',
  unknown: () => 'not known',
}
const told = (money: MoneyState) => describeMoney(money, texts)

it('claims that nobody was charged where the provider has said so, and nowhere else', () => {
  const claimed = paymentStates.filter((state) =>
    told(toMoneyState({ state, attentionFrom: null })).startsWith('not charged'),
  )
  // Of one that was abandoned nobody was ever shown the card form.
  expect(claimed).toEqual(['abandoned', 'aborted', 'cancelled'])
  for (const attentionFrom of paymentStates)
    if (!claimed.includes(attentionFrom))
      expect(told(toMoneyState({ state: 'attention', attentionFrom }))).not.toContain('not charged')
})

it('says that it is not known wherever it is not', () => {
  expect(moneyStates.filter((money) => told(money) === 'not known')).toEqual([
    'unknown',
    'reserved',
    'captured',
  ])
})

it('is asked about until the money is where it is going to be', () => {
  const outcome = (paymentStatus: 'INITIALIZED' | 'PAID' | 'CANCELLED', money: MoneyState) =>
    isSettledForPayer({ paymentId: 'payment', subjectId: '', reference: '', paymentStatus, money })
  expect(outcome('INITIALIZED', 'unknown')).toBe(false)
  expect(outcome('CANCELLED', 'releasing')).toBe(false)
  expect(outcome('CANCELLED', 'released')).toBe(true)
  expect(outcome('PAID', 'reserved')).toBe(true)
})
