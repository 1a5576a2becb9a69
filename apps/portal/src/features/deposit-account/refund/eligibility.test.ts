import { describe, expect, it } from 'vitest'
import { type CaseStatus, caseStatuses } from '#core/cases/rules.ts'
import { answerManualRefund, answerRefund } from './eligibility.ts'

const yesAndNo = [true, false]

describe('whether a refund may be asked for', () => {
  it('depends on what was asked for, on the money, and on a national id, in this order', () => {
    const table = [null, ...caseStatuses].map((status) => [
      status,
      ...yesAndNo.flatMap((isPaid) =>
        yesAndNo.map((hasNationalId) => answerRefund({ status, isPaid, hasNationalId })),
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
      [1, 0].map((balanceOre) => answerManualRefund({ status, balanceOre })),
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

  it('is nothing for a status that there is not', () => {
    const status = 'TAPT' as CaseStatus
    expect(() => answerRefund({ status, isPaid: true, hasNationalId: true })).toThrow('Unknown')
    expect(() => answerManualRefund({ status, balanceOre: 1 })).toThrow('Unknown refund status')
  })
})
