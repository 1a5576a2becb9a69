import { describe, expect, it } from 'vitest'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { secondPersonText } from './second-person-text.ts'

describe('before a refund', () => {
  const limitOre = 1_000_00
  const limit = formatKroner(limitOre)

  it('says nothing where one person is enough', () => {
    expect(secondPersonText(1_000_00, { limitOre, refundedOre: 0, soloRefundedOre: 0 })).toBeNull()
  })

  it('says which sum is too high', () => {
    expect(secondPersonText(1_000_01, { limitOre, refundedOre: 0, soloRefundedOre: 0 })).toBe(
      m.refund_second_amount({ limit }),
    )
    expect(secondPersonText(890_00, { limitOre, refundedOre: 1_000_00, soloRefundedOre: 0 })).toBe(
      m.refund_second_payment({ limit, refunded: formatKroner(1_000_00) }),
    )
    expect(secondPersonText(600_00, { limitOre, refundedOre: 0, soloRefundedOre: 700_00 })).toBe(
      m.refund_second_day({ limit, alone: formatKroner(700_00) }),
    )
  })
})
