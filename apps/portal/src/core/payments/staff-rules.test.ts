import { describe, expect, it } from 'vitest'
import type { Operation } from './payment.ts'
import { countNeedingApproval, findRetryTarget, reasonForSecondPerson } from './staff-rules.ts'
import { type AttentionReason, attentionReasons, type PaymentState } from './states.ts'

const begun = (extraTries: number): Operation => ({
  id: 1,
  kind: 'capture',
  reference: '251800000001',
  amountOre: 100,
  state: 'started',

  tries: 3,
  extraTries,
  nextTryAt: null,
})
const target = (
  attentionFrom: PaymentState,
  attentionReason: AttentionReason,
  operations: readonly Operation[] = [begun(0)],
) => findRetryTarget({ state: 'attention', attentionFrom, attentionReason }, operations)

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

describe('the second person of a refund', () => {
  const none = { refundedOre: 0, soloRefundedOre: 0, limitOre: 1_000_00 }

  it.each([
    [1_000_00, none, null],
    [1_000_01, none, 'amount'],
    [1, { ...none, limitOre: 0 }, 'amount'],
    [500_00, { ...none, limitOre: 500_00 }, null],
    [500_01, { ...none, limitOre: 500_00 }, 'amount'],
    [400_00, { ...none, limitOre: 500_00, refundedOre: 100_01 }, 'payment'],
    [400_00, { ...none, limitOre: 500_00, soloRefundedOre: 100_01 }, 'day'],
    [890_00, { ...none, refundedOre: 110_00 }, null],
    [890_00, { ...none, refundedOre: 110_01 }, 'payment'],
    [600_00, { ...none, soloRefundedOre: 400_00 }, null],
    [600_00, { ...none, soloRefundedOre: 400_01 }, 'day'],
    [600_00, { ...none, refundedOre: 400_01, soloRefundedOre: 400_01 }, 'payment'],
  ])('of %i øre after %j: %s', (refundOre, sums, reason) => {
    expect(reasonForSecondPerson(refundOre, sums)).toBe(reason)
  })

  it('is needed for the refunds that one person can no longer make after the others', () => {
    const after = (soloRefundedOre: number) => ({ soloRefundedOre, limitOre: 1_000_00 })
    const refunds = (...ores: number[]) => ores.map((refundOre) => ({ refundOre, refundedOre: 0 }))
    expect(countNeedingApproval(refunds(300_00, 300_00, 400_00), after(0))).toBe(0)
    expect(countNeedingApproval(refunds(300_00, 300_00, 400_00), after(1))).toBe(1)
    // What waits is not counted: a smaller one after it may still be made.
    expect(countNeedingApproval(refunds(600_00, 500_00, 400_00), after(0))).toBe(1)
    expect(countNeedingApproval([{ refundOre: 100_00, refundedOre: 950_00 }], after(0))).toBe(1)
  })
})
