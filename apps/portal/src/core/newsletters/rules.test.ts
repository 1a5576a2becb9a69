import { describe, expect, it } from 'vitest'
import { isUndeliverable, judgeConfirmation, judgeSignUp, mostConfirmationMails } from './rules.ts'

const signedUpAt = new Date('2026-11-23T10:00:00Z')
const later = (milliseconds: number) => new Date(signedUpAt.getTime() + milliseconds)
const dayMs = 86_400_000
const waiting = { requestedAt: signedUpAt, confirmedAt: null, unsubscribedAt: null }
const confirmed = { ...waiting, confirmedAt: later(1) }

describe('a link to confirm', () => {
  it('is valid for exactly seven days', () => {
    expect(judgeConfirmation(waiting, signedUpAt, later(7 * dayMs - 1))).toBe('confirm')
    expect(judgeConfirmation(waiting, signedUpAt, later(7 * dayMs))).toBe('expired')
  })

  it('expires when a later one was sent', () => {
    expect(judgeConfirmation({ ...waiting, requestedAt: later(1) }, signedUpAt, later(2))).toBe(
      'expired',
    )
  })

  it('is already confirmed when it is used again, also when it is old', () => {
    expect(judgeConfirmation(confirmed, signedUpAt, later(2))).toBe('alreadyConfirmed')
    expect(judgeConfirmation(confirmed, signedUpAt, later(99 * dayMs))).toBe('alreadyConfirmed')
  })

  it('does not restore a subscription that has ended', () => {
    expect(
      judgeConfirmation({ ...confirmed, unsubscribedAt: later(3) }, signedUpAt, later(4)),
    ).toBe('expired')
  })
})

describe('a sign-up', () => {
  const existing = { ...waiting, mails: 1, notifiedAt: null }

  it('gets a link, and another one when it is repeated', () => {
    expect(judgeSignUp(null, signedUpAt)).toBe('confirm')
    expect(judgeSignUp(existing, later(1))).toBe('confirm')
  })

  it('gets at most five links', () => {
    const before = (mails: number) => judgeSignUp({ ...existing, mails }, later(1))
    expect(before(mostConfirmationMails - 1)).toBe('confirm')
    expect(before(mostConfirmationMails)).toBeNull()
  })

  it('gets the same link when the mail is retried, and none for an older sign-up', () => {
    expect(judgeSignUp({ ...existing, mails: mostConfirmationMails }, signedUpAt)).toBe('confirm')
    expect(judgeSignUp(existing, later(-1))).toBeNull()
  })

  it('is answered once a day when the address subscribes already', () => {
    const notified = { ...existing, ...confirmed, notifiedAt: later(dayMs) }
    expect(judgeSignUp({ ...notified, notifiedAt: null }, later(dayMs))).toBe('already')
    expect(judgeSignUp(notified, later(2 * dayMs - 1))).toBeNull()
    expect(judgeSignUp(notified, later(2 * dayMs))).toBe('already')
    expect(judgeSignUp(notified, later(dayMs))).toBe('already')
  })

  it('gets no mail from a retry after its own link was confirmed', () => {
    expect(judgeSignUp({ ...existing, ...confirmed }, signedUpAt)).toBeNull()
  })
})

it.each([
  [[true, true, true], true],
  [[true, true, true, false], true],
  [[true, true], false],
  [[true, false, true, true], false],
  [[false, true, true, true], false],
  [[], false],
])('%j came back, the latest first: ended is %j', (hasFailed, isEnded) => {
  expect(isUndeliverable(hasFailed)).toBe(isEnded)
})
