import { expect, it } from 'vitest'
import '#testing/begin-in-norwegian.testing.ts'
import { timelineOf } from './timeline.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9)).toISOString()
const nok = (amount: number) => ({ amount, currency: 'NOK' as const })
const event = (action: 'send' | 'approve' | 'reject' | 'edit', day: number, comment = '') => ({
  action,
  comment,
  at: at(day),
  status: 'OPPRETTET' as const,
  by: 'staff' as const,
})
const received = { receivedOn: '2026-11-04', amount: nok(1000), importedFrom: null }
const payout = { amount: nok(1000), preparedAt: at(9), sentAt: at(10), returnedAt: null }

it('has steps, payments and payouts in the order in which they happened', () => {
  const entries = timelineOf({
    application: { events: [event('send', 1), event('approve', 2)] },
    account: { payments: [received] },
    refund: {
      events: [event('send', 5), event('reject', 6, 'Feil konto'), event('edit', 7)],
      payouts: [
        { ...payout, state: 'failed', settledAt: at(11) },
        { ...payout, sentAt: null, settledAt: null, state: 'withdrawn' },
        { ...payout, sentAt: at(12), settledAt: at(13), state: 'paid' },
        { ...payout, sentAt: at(14), settledAt: at(15), returnedAt: at(16), state: 'returned' },
      ],
    },
  })
  expect(entries.map(({ at, text, comment }) => [at.getUTCDate(), text, comment])).toEqual([
    [1, 'Du sendte søknaden', ''],
    [2, 'Vi innvilget søknaden', ''],
    [4, 'Vi har fått 1\u00a0000\u00a0kr', ''],
    [5, 'Du søkte om tilbakebetaling', ''],
    [6, 'Vi avslo søknaden om tilbakebetaling', 'Feil konto'],
    [7, 'Du endret søknaden om tilbakebetaling', ''],
    [10, 'Vi sendte 1\u00a0000\u00a0kr til banken', ''],
    [11, 'Banken fikk ikke betalt ut 1\u00a0000\u00a0kr', ''],
    [12, 'Vi sendte 1\u00a0000\u00a0kr til banken', ''],
    [13, 'Banken betalte ut 1\u00a0000\u00a0kr', ''],
    [14, 'Vi sendte 1\u00a0000\u00a0kr til banken', ''],
    [15, 'Banken betalte ut 1\u00a0000\u00a0kr', ''],
    [16, 'Banken sendte tilbake 1\u00a0000\u00a0kr', ''],
  ])
})

it('has what happened on one day by the clock: a refund edited after its payout has failed', () => {
  const hour = (hours: number) => new Date(Date.UTC(2026, 10, 9, hours)).toISOString()
  const entries = timelineOf({
    application: { events: [] },
    account: { payments: [] },
    refund: {
      events: [
        { ...event('send', 9), at: hour(8) },
        { ...event('edit', 9), at: hour(12) },
      ],
      payouts: [{ ...payout, sentAt: hour(9), settledAt: hour(10), state: 'failed' }],
    },
  })
  expect(entries.map(({ text }) => text)).toEqual([
    'Du søkte om tilbakebetaling',
    'Vi sendte 1\u00a0000\u00a0kr til banken',
    'Banken fikk ikke betalt ut 1\u00a0000\u00a0kr',
    'Du endret søknaden om tilbakebetaling',
  ])
})

it('has a payment between what led to it and what came of it on the same day', () => {
  const entries = timelineOf({
    application: { events: [event('approve', 4)] },
    account: { payments: [received] },
    refund: { events: [event('send', 4), event('approve', 4)], payouts: [] },
  })
  expect(entries.map(({ text }) => text)).toEqual([
    'Vi innvilget søknaden',
    'Vi har fått 1\u00a0000\u00a0kr',
    'Du søkte om tilbakebetaling',
    'Vi innvilget tilbakebetalingen',
  ])
})

it('begins with the money of an account that was imported', () => {
  const entries = timelineOf({
    application: { events: [] },
    account: { payments: [{ ...received, importedFrom: 'Kontoboka' }] },
    refund: { events: [event('send', 5)], payouts: [] },
  })
  expect(entries.map(({ text }) => text)).toEqual([
    '1\u00a0000\u00a0kr ble overført fra Kontoboka',
    'Du søkte om tilbakebetaling',
  ])
})
