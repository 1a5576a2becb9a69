import { describe, expect, it } from 'vitest'
import { type CaseStatus, caseStatuses } from '#core/cases/rules.ts'
import {
  bannerOf,
  formViewOf,
  offersRefund,
  paymentViewOf,
  showsInvoice,
  statusViewOf,
} from './status-view.ts'

describe('what a status means for the student', () => {
  it('is this, for each that there is', () => {
    expect(
      [null, ...caseStatuses].map((status) => [
        status,
        statusViewOf(status),
        formViewOf({ status }),
      ]),
    ).toEqual([
      [null, 'none', 'new'],
      ['OPPRETTET', 'applied', 'awaiting-reply'],
      ['ENDRET_AV_KUNDE', 'applied', 'awaiting-reply'],
      ['KOMMENTERT_VENTER_PA_KUNDE', 'commented', 'edit'],
      ['AVVIST', 'rejected', 'edit'],
      ['INNVILGET', 'awaiting-payment', 'has-account'],
      ['TRUKKET', 'none', 'new'],
      ['BORTFALT', 'none', 'new'],
    ])
  })

  it('is nothing for one that there is not', () => {
    expect(() => statusViewOf('TAPT' as CaseStatus)).toThrow('Unknown application status')
  })
})

describe('an invoice that is not paid', () => {
  it.each([
    [false, 0, 'nothing'],
    [true, 0.01, 'partly'],
    [true, 0, 'paid-out'],
  ] as const)('with money received: %s, and %d in the account, is %s', (booked, amount, view) => {
    expect(paymentViewOf({ booked, balance: { amount, currency: 'NOK' } })).toBe(view)
  })
})

describe('what the page of the account says first', () => {
  const yesAndNo = [true, false]
  const ofApplication = {
    none: 'none',
    OPPRETTET: 'applied',
    ENDRET_AV_KUNDE: 'applied',
    KOMMENTERT_VENTER_PA_KUNDE: 'commented',
    AVVIST: 'rejected',
    INNVILGET: null,
    TRUKKET: 'none',
    BORTFALT: 'none',
  } as const
  const ofRefund = {
    none: null,
    OPPRETTET: 'refund-applied',
    ENDRET_AV_KUNDE: 'refund-applied',
    KOMMENTERT_VENTER_PA_KUNDE: 'refund-commented',
    AVVIST: 'refund-rejected',
    INNVILGET: 'refund-accepted',
    TRUKKET: null,
    BORTFALT: null,
  } as const
  const states = [null, ...caseStatuses].flatMap((status) =>
    [null, ...caseStatuses].flatMap((refundStatus) =>
      yesAndNo.flatMap((isPaid) =>
        yesAndNo.map((hasNationalId) => ({ status, refundStatus, isPaid, hasNationalId })),
      ),
    ),
  )

  it.each(states)('of $status, refund $refundStatus, paid $isPaid, id $hasNationalId', (state) => {
    const { status, refundStatus, isPaid, hasNationalId } = state
    const isSetUp = ofRefund[refundStatus ?? 'none'] === null && status === 'INNVILGET' && isPaid
    expect(bannerOf(state)).toEqual({
      view:
        ofRefund[refundStatus ?? 'none'] ??
        ofApplication[status ?? 'none'] ??
        (isPaid ? 'set-up' : 'awaiting-payment'),
      warnsOfNationalId: isSetUp && !hasNationalId,
    })
    expect(showsInvoice(state)).toBe(status === 'INNVILGET' && refundStatus !== 'INNVILGET')
    expect(offersRefund(state)).toBe(isPaid && refundStatus === null && hasNationalId)
  })

  it('asks for another account when what was paid back did not arrive', () => {
    const approved = { status: 'INNVILGET', refundStatus: 'INNVILGET', isPaid: true } as const
    const state = { ...approved, hasNationalId: true, hasPayoutFailed: true }
    expect(bannerOf(state).view).toBe('refund-returned')
    expect(bannerOf({ ...state, refundStatus: 'ENDRET_AV_KUNDE' }).view).toBe('refund-applied')
  })

  it('was looked at for every state that there can be', () => {
    expect(states).toHaveLength(8 * 8 * 2 * 2)
  })

  it('is nothing for a status that there is not', () => {
    const [lost] = ['TAPT' as CaseStatus]
    const known = { status: null, refundStatus: null, isPaid: false, hasNationalId: false }
    expect(() => bannerOf({ ...known, status: lost })).toThrow('Unknown application status')
    expect(() => bannerOf({ ...known, refundStatus: lost })).toThrow('Unknown refund status')
    expect(() => showsInvoice({ ...known, status: 'INNVILGET', refundStatus: lost })).toThrow()
  })
})
