import { describe, expect, it } from 'vitest'
import type { Operation } from './payment.ts'
import { targetOfTryingAgain } from './staff-rules.ts'
import { type AttentionReason, attentionReasons, type PaymentState } from './states.ts'

const begun = (extraTries: number): Operation => ({
  ...{ id: 1, kind: 'capture', reference: '251800000001', amountOre: 100, state: 'begun' },
  ...{ tries: 3, extraTries, nextTryAt: null },
})
const target = (
  attentionFrom: PaymentState,
  attentionReason: AttentionReason,
  operations: readonly Operation[] = [begun(0)],
) => targetOfTryingAgain({ state: 'attention', attentionFrom, attentionReason }, operations)

describe('trying again', () => {
  it('goes on where somebody was called', () => {
    expect(target('confirmed', 'capture-failed')).toBe('confirmed')
    expect(target('cancelling', 'cancel-failed')).toBe('cancelling')
    expect(target('refunding', 'refund-failed')).toBe('refunding')
    expect(target('confirmed', 'locked', [])).toBe('confirmed')
  })

  it('is possible once', () => {
    expect(target('confirmed', 'capture-failed', [begun(1)])).toBeNull()
    expect(target('confirmed', 'capture-failed', [])).toBeNull()
  })

  it('helps with nothing that did not fail', () => {
    const others = attentionReasons.filter((reason) => !/failed|locked/.test(reason))
    expect(others.map((reason) => target('confirmed', reason))).toEqual([null, null, null])
  })

  it.each(['opened', 'authorised', 'captured'] as const)('is not for what was %s', (from) => {
    expect(target(from, 'locked')).toBeNull()
  })
})
