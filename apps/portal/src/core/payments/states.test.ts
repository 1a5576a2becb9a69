import { describe, expect, it } from 'vitest'
import { toPaymentStatus } from './contract.ts'
import {
  activeStates,
  canFollow,
  inProgressStates,
  isActive,
  isInProgress,
  paymentStates,
} from './states.ts'

describe('the graph of payments', () => {
  it('leads everywhere from the beginning, and never back to it', () => {
    const reached = new Set<string>(['created'])
    for (const from of reached)
      for (const to of paymentStates) if (canFollow(from as 'created', to)) reached.add(to)
    expect([...reached].sort()).toEqual([...paymentStates].sort())
    expect(paymentStates.filter((from) => canFollow(from, 'created'))).toEqual([])
  })

  it('takes money of nobody who was promised nothing', () => {
    const before = paymentStates.filter((from) => canFollow(from, 'captured'))
    expect(before).toEqual(['confirmed', 'attention'])
  })

  it('has an end that nothing follows where no money was taken', () => {
    for (const end of ['abandoned', 'aborted', 'cancelled'] as const)
      expect(paymentStates.filter((to) => canFollow(end, to))).toEqual([])
  })

  it('leads to a manual check from every state in which money may be taken', () => {
    const withMoney = ['opened', 'authorised', 'confirmed', 'captured', 'cancelling', 'refunding']
    expect(paymentStates.filter((from) => canFollow(from, 'attention'))).toEqual(withMoney)
  })
})

describe('what the browser gets', () => {
  it('is one of three words', () => {
    const told = Object.fromEntries(
      paymentStates.map((state) => [state, toPaymentStatus({ state, attentionFrom: null })]),
    )
    expect(told).toEqual({
      created: 'INITIALIZED',
      opened: 'INITIALIZED',
      authorised: 'INITIALIZED',
      confirmed: 'PAID',
      captured: 'PAID',
      abandoned: 'CANCELLED',
      aborted: 'CANCELLED',
      cancelling: 'CANCELLED',
      cancelled: 'CANCELLED',
      refunding: 'CANCELLED',
      refunded: 'CANCELLED',
      attention: 'CANCELLED',
    })
  })

  it('is what it was before, during a manual check', () => {
    for (const attentionFrom of ['opened', 'confirmed', 'captured', 'refunding'] as const)
      expect(toPaymentStatus({ state: 'attention', attentionFrom })).toBe(
        toPaymentStatus({ state: attentionFrom, attentionFrom: null }),
      )
  })
})

it('holds its subject until that is lost, also during a manual check', () => {
  const held = paymentStates.filter((state) => isActive({ state, attentionFrom: null }))
  expect(held).toEqual([...activeStates])
  expect(isActive({ state: 'attention', attentionFrom: 'confirmed' })).toBe(true)
  expect(isActive({ state: 'attention', attentionFrom: 'cancelling' })).toBe(false)
})

it('works where something is left to do', () => {
  expect(paymentStates.filter(isInProgress)).toEqual([...inProgressStates])
})
