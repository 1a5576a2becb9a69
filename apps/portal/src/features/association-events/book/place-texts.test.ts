import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { bookText, cancelText, movedText, waitingText } from './place-texts.ts'

overwriteGetLocale(() => 'en')
afterEach(() => overwriteGetLocale(() => 'en'))

const refundUntil = '2027-02-11T17:30:00.000Z'
const paid = {
  state: 'booked',
  isPaid: true,
  isMoved: false,
  priceOre: 15_000,
  refundUntil,
} as const

test('the button that cancels says what is given back, and until when', () => {
  const all = cancelText({ ...paid, refundOre: 15_000 })
  expect(all).toMatch(/150\u00a0kr/)
  expect(all).toMatch(/Thu 11.Feb, 18:30/)
  expect(cancelText({ ...paid, refundOre: 7_500 })).toMatch(/75\u00a0kr.*150\u00a0kr/)
  const nothing = cancelText({ ...paid, refundOre: 0 })
  expect(nothing).not.toBe(cancelText({ ...paid, isPaid: false, refundOre: 0 }))
})

test('somebody whose event was moved reads that cancelling is free, and until when', () => {
  const moved = { ...paid, isMoved: true, refundOre: 15_000 }
  expect(cancelText(moved)).toMatch(/free of charge.*150\u00a0kr.*Thu 11.Feb, 18:30/)
  expect(movedText(moved)).toMatch(/changed.*free of charge.*Thu 11.Feb, 18:30/)
  expect(movedText({ ...moved, priceOre: 0 })).not.toMatch(/free|price/)
  expect(movedText(paid)).toBeNull()
})

test('a person who has to wait is told so before they press', () => {
  const until = '2027-02-01T11:00:00.000Z'
  const full = bookText({ free: 0, membersFirstUntil: null }, { isMember: true, priceOre: 0 })
  const queued = { free: 5, membersFirstUntil: until }
  expect(bookText(queued, { isMember: false, priceOre: 0 })).toBe(full)
  expect(bookText(queued, { isMember: true, priceOre: 0 })).not.toBe(full)
  expect(bookText(queued, { isMember: true, priceOre: 12_000 })).toMatch(/120\u00a0kr/)
})

test('who waits reads their place in the queue, and why', () => {
  const membersFirstUntil = '2027-02-01T11:00:00.000Z'
  const waiting = { position: 3, waitingBecause: 'pool-first' } as const
  expect(waitingText(waiting, { membersFirstUntil }).reason).toMatch(/Mon 1.Feb, 12:00/)
  expect(waitingText(waiting, { membersFirstUntil }).position).toMatch(/3/)
  const full = waitingText({ ...waiting, waitingBecause: 'full' }, { membersFirstUntil }).reason
  expect(full).not.toMatch(/Feb/)
})
