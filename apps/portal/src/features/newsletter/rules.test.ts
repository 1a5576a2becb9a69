import { describe, expect, it } from 'vitest'
import { isUndeliverable, judgeConfirmation, judgeSignUp, mostConfirmationMails } from './rules.ts'

const asked = new Date('2026-11-23T10:00:00Z')
const later = (milliseconds: number) => new Date(asked.getTime() + milliseconds)
const dayMs = 86_400_000
const waiting = { askedAt: asked, confirmedAt: null, unsubscribedAt: null }
const confirmed = { ...waiting, confirmedAt: later(1) }

describe('a link to confirm', () => {
  it('is good for seven days to the moment', () => {
    expect(judgeConfirmation(waiting, asked, later(7 * dayMs - 1))).toBe('confirms')
    expect(judgeConfirmation(waiting, asked, later(7 * dayMs))).toBe('over')
  })

  it('is no longer good when a later one was sent', () => {
    expect(judgeConfirmation({ ...waiting, askedAt: later(1) }, asked, later(2))).toBe('over')
  })

  it('pressed again has done what it does, also when it is old', () => {
    expect(judgeConfirmation(confirmed, asked, later(2))).toBe('done')
    expect(judgeConfirmation(confirmed, asked, later(99 * dayMs))).toBe('done')
  })

  it('does not bring back whoever has unsubscribed', () => {
    expect(judgeConfirmation({ ...confirmed, unsubscribedAt: later(3) }, asked, later(4))).toBe(
      'over',
    )
  })
})

describe('whoever asks', () => {
  const known = { ...waiting, mails: 1, toldAt: null }

  it('gets a link, and another when they ask again', () => {
    expect(judgeSignUp(null, asked)).toBe('confirm')
    expect(judgeSignUp(known, later(1))).toBe('confirm')
  })

  it('gets five at most', () => {
    const before = (mails: number) => judgeSignUp({ ...known, mails }, later(1))
    expect(before(mostConfirmationMails - 1)).toBe('confirm')
    expect(before(mostConfirmationMails)).toBeNull()
  })

  it('gets the same again when the mail did not leave, and none for what was asked before', () => {
    expect(judgeSignUp({ ...known, mails: mostConfirmationMails }, asked)).toBe('confirm')
    expect(judgeSignUp(known, later(-1))).toBeNull()
  })

  it('is told that they subscribe, once a day', () => {
    const told = { ...known, ...confirmed, toldAt: later(dayMs) }
    expect(judgeSignUp({ ...told, toldAt: null }, later(dayMs))).toBe('already')
    expect(judgeSignUp(told, later(2 * dayMs - 1))).toBeNull()
    expect(judgeSignUp(told, later(2 * dayMs))).toBe('already')
    expect(judgeSignUp(told, later(dayMs))).toBe('already')
  })

  it('is not told so by the job whose link they have pressed', () => {
    expect(judgeSignUp({ ...known, ...confirmed }, asked)).toBeNull()
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
