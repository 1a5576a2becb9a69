import { describe, expect, test } from 'vitest'
import { matchesWords, readTimetableQuestion } from './timetable-question.ts'

/** A Thursday in Oslo. */
const now = new Date('2026-11-26T12:00:00Z')
const read = (text: string) => {
  const { words, dates, part } = readTimetableQuestion(text, now) ?? {}
  return { words, dates, part }
}

describe('what somebody wrote', () => {
  test.each([
    ['yoga i kveld', ['yoga'], ['2026-11-26'], 'evening'],
    ['Yoga tonight', ['yoga'], ['2026-11-26'], 'evening'],
    ['squash i morgen', ['squash'], ['2026-11-27'], null],
    ['squash i morgen kveld', ['squash'], ['2026-11-27'], 'evening'],
    ['boksing på torsdag', ['boksing'], ['2026-11-26'], null],
    ['boksing på onsdag', ['boksing'], ['2026-12-02'], null],
    ['boxing on Wednesday morning', ['boxing'], ['2026-12-02'], 'morning'],
    ['lørdag', [], ['2026-11-28'], null],
    ['tennis i helga', ['tennis'], ['2026-11-28', '2026-11-29'], null],
    ['vannaerobic', ['vannaerobic'], null, null],
    ['constructor', ['constructor'], null, null],
  ] as const)('%s', (text, words, dates, part) => {
    expect(read(text)).toEqual({ words, dates, part })
  })

  test('in the weekend the weekend is this one', () => {
    const sunday = new Date('2026-11-29T12:00:00Z')
    expect(readTimetableQuestion('helg', sunday)?.dates).toEqual(['2026-11-29'])
  })

  test('the day is that of Oslo', () => {
    const lateInLondon = new Date('2026-11-26T23:30:00Z')
    expect(readTimetableQuestion('i dag', lateInLondon)?.dates).toEqual(['2026-11-27'])
  })

  test('small words and signs alone ask for nothing', () => {
    expect(readTimetableQuestion('på', now)).toBeNull()
    expect(readTimetableQuestion(' ?! ', now)).toBeNull()
  })
})

test('every word is in one of the texts, a short one at the beginning of a word', () => {
  expect(matchesWords(['yog', 'blind'], ['Yoga flow', 'Blindern'])).toBe(true)
  expect(matchesWords(['yoga', 'vulkan'], ['Yoga flow', 'Blindern'])).toBe(false)
  expect(matchesWords(['aerobic'], ['Vannaerobic'])).toBe(true)
  expect(matchesWords(['oga'], ['Yoga flow'])).toBe(false)
  expect(matchesWords([], ['anything'])).toBe(true)
})
