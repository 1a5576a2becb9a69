import { expect, test } from 'vitest'
import { depositUrgency } from './urgency.ts'

const nok = (amount: number) => ({ amount, currency: 'NOK' as const })
const invoice = {
  id: '1',
  invoiceNumber: '100003',
  amount: nok(166_859),
  dueOn: '2026-12-08',
  lapsesOn: null,
}
const unpaid = { booked: false, balance: nok(0), invoice }

test('a deposit is overdue the day after its due day', () => {
  const urgencyOn = (today: string) => depositUrgency('awaiting-payment', unpaid, today)
  expect(urgencyOn('2026-12-08')).toEqual({ urgency: 'action', at: '2026-12-08' })
  expect(urgencyOn('2026-12-09')).toEqual({ urgency: 'overdue', at: '2026-12-08' })
})

test('money that was paid out again is not owed', () => {
  const paidOut = { ...unpaid, booked: true }
  expect(depositUrgency('awaiting-payment', paidOut, '2027-01-01').urgency).toBe('status')
})

test('what staff ask for is to be done, what they read is only told', () => {
  const urgencyOf = (view: Parameters<typeof depositUrgency>[0]) =>
    depositUrgency(view, undefined, '2026-12-08').urgency
  expect(urgencyOf('commented')).toBe('action')
  expect(urgencyOf('refund-returned')).toBe('action')
  expect(urgencyOf('applied')).toBe('status')
  expect(urgencyOf('set-up')).toBe('status')
})
