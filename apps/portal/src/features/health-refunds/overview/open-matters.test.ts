import { describe, expect, it } from 'vitest'
import type { ApplicationLine, OfferedPeriod } from '../model/contract.ts'
import { changeable, isUnfinished, savedDrafts } from './open-matters.ts'

const line = (changes: Partial<ApplicationLine> = {}): ApplicationLine => ({
  id: '3f2b6c1e-98a4-4a6e-8a55-3d5b8a0c1d2e',
  schemeName: { no: 'Helse', en: 'Health' },
  period: '2026',
  status: 'OPPRETTET',
  sentAt: '2026-11-20T10:00:00.000Z',
  mayChange: true,
  amountOre: 100_00,
  grantedOre: null,
  payout: null,
  isClaimed: false,
  isUnpaid: false,
  ...changes,
})
const period = (changes: Partial<OfferedPeriod> = {}): OfferedPeriod => ({
  period: '2026',
  from: '2026-01-01',
  to: '2026-12-31',
  opens: '2026-01-01',
  closes: '2027-01-31',
  state: 'form',
  hasDraft: true,
  grantedOre: 0,
  capOre: null,
  ...changes,
})

describe('something is still to happen', () => {
  it.each<[Partial<ApplicationLine>, boolean]>([
    [{ status: 'OPPRETTET' }, true],
    [{ status: 'KOMMENTERT_VENTER_PA_KUNDE' }, true],
    [{ status: 'INNVILGET', payout: 'paid' }, false],
    [{ status: 'INNVILGET', payout: 'returned', isUnpaid: true }, true],
    // Another account is given, and staff have it.
    [{ status: 'ENDRET_AV_KUNDE', payout: 'returned', isUnpaid: true }, true],
    [{ status: 'AVVIST' }, false],
    [{ status: 'INNVILGET', payout: 'paid', isClaimed: true }, true],
  ])('%j: %s', (changes, is) => {
    expect(isUnfinished(line(changes))).toBe(is)
  })
})

it('lists what staff wait for before the rest', () => {
  const lines = [
    line({ id: 'a' }),
    line({ id: 'b', status: 'KOMMENTERT_VENTER_PA_KUNDE' }),
    line({ id: 'c', mayChange: false }),
  ]
  expect(changeable(lines).map(({ id }) => id)).toEqual(['b', 'a'])
})

it('finds the forms that are not sent and can be', () => {
  const scheme = {
    id: 's',
    name: { no: 'Helse', en: 'Health' },
    periods: [period(), period({ hasDraft: false }), period({ state: 'awaiting-reply' })],
  }
  expect(savedDrafts({ schemes: [scheme as never] })).toMatchObject([
    { scheme: 's', period: '2026' },
  ])
})
