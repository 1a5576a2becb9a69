import { describe, expect, it } from 'vitest'
import { type CaseStatus, caseStatuses } from '#core/cases/rules.ts'
import { findPayoutFailure, manualEligibilityOf, refundEligibilityOf } from './eligibility.ts'

const yesAndNo = [true, false]

describe('whether a refund may be asked for', () => {
  it('depends on what was asked for, on the money, and on a national id, in this order', () => {
    const table = [null, ...caseStatuses].map((status) => [
      status,
      ...yesAndNo.flatMap((isPaid) =>
        yesAndNo.map((hasNationalId) =>
          refundEligibilityOf({ status, payoutFailure: null, isPaid, hasNationalId }),
        ),
      ),
    ])
    const open = ['form', 'no-national-id', 'not-paid', 'not-paid']
    expect(table).toEqual([
      [null, ...open],
      ['OPPRETTET', ...Array(4).fill('awaiting-reply')],
      ['ENDRET_AV_KUNDE', ...Array(4).fill('awaiting-reply')],
      ['KOMMENTERT_VENTER_PA_KUNDE', ...open],
      ['AVVIST', ...open],
      ['INNVILGET', ...Array(4).fill('refunded')],
      ['TRUKKET', ...open],
      ['BORTFALT', ...open],
    ])
  })

  it('needs for the manual route only that something is there', () => {
    const table = [null, ...caseStatuses].map((status) =>
      [1, 0].map((balanceOre) => manualEligibilityOf({ status, payoutFailure: null, balanceOre })),
    )
    expect(table).toEqual([
      ['form', 'nothing-on-account'],
      ['awaiting-reply', 'awaiting-reply'],
      ['awaiting-reply', 'awaiting-reply'],
      ['form', 'nothing-on-account'],
      ['form', 'nothing-on-account'],
      ['refunded', 'refunded'],
      ['form', 'nothing-on-account'],
      ['form', 'nothing-on-account'],
    ])
  })

  it.each(['failed', 'returned'] as const)(
    'may be sent again when the money is back: %s',
    (payoutFailure) => {
      const asked = { status: 'INNVILGET', payoutFailure } as const
      // The bank may have kept a fee.
      expect(refundEligibilityOf({ ...asked, isPaid: false, hasNationalId: true })).toBe('form')
      expect(refundEligibilityOf({ ...asked, isPaid: true, hasNationalId: false })).toBe(
        'no-national-id',
      )
      expect(manualEligibilityOf({ ...asked, balanceOre: 1 })).toBe('form')
    },
  )

  it.each([
    [[], null],
    [['prepared'], null],
    [['withdrawn'], null],
    [['failed'], 'failed'],
    [['returned'], 'returned'],
    [['returned', 'withdrawn'], 'returned'],
    [['failed', 'returned'], 'returned'],
    [['returned', 'prepared'], null],
    [['returned', 'released'], null],
    [['failed', 'sent'], null],
    [['returned', 'paid'], null],
  ] as const)('has come back after the attempts %j: %s', (attempts, expected) => {
    expect(findPayoutFailure(attempts)).toBe(expected)
  })

  it('is nothing for a status that there is not', () => {
    const status = 'TAPT' as CaseStatus
    expect(() =>
      refundEligibilityOf({ status, payoutFailure: null, isPaid: true, hasNationalId: true }),
    ).toThrow('Unknown')
    expect(() => manualEligibilityOf({ status, payoutFailure: null, balanceOre: 1 })).toThrow(
      'Unknown refund status',
    )
  })
})
