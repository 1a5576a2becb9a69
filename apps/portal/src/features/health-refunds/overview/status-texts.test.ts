import { describe, expect, it } from 'vitest'
import { needsAccount, statusText } from './status-texts.ts'

const granted = { status: 'INNVILGET', payout: null, isUnpaid: true, grantedOre: 100_00 } as const

describe('an application that was granted', () => {
  it.each([
    ['waits for its payout', {}, 'Innvilget, og pengene er på vei'],
    ['is paid', { payout: 'paid', isUnpaid: false }, 'Innvilget og utbetalt'],
    ['is rejected by a correction', { payout: 'paid', grantedOre: 0, isUnpaid: false }, 'Avslått'],
    [
      'is paid as far as it is due',
      { payout: 'returned', isUnpaid: false },
      'Innvilget og utbetalt',
    ],
  ] as const)('%s', (_, changes, text) => {
    expect(statusText({ ...granted, ...changes })).toBe(text)
  })

  it('waits for another account where the money came back and is still due', () => {
    expect(needsAccount({ ...granted, payout: 'returned' })).toBe(true)
    expect(needsAccount({ ...granted, payout: 'failed' })).toBe(true)
    expect(needsAccount({ ...granted, payout: 'returned', isUnpaid: false })).toBe(false)
    expect(needsAccount({ ...granted, payout: 'sent' })).toBe(false)
    expect(needsAccount({ ...granted, status: 'ENDRET_AV_KUNDE', payout: 'returned' })).toBe(false)
  })
})
