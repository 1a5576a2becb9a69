import { describe, expect, it } from 'vitest'
import { maxDrafts } from '#core/staff-area/drafts/draft.ts'
import { lineOf } from '../testing/staff-refund.testing.ts'
import { toErrors } from './resolve-by.ts'
import {
  draftFields,
  judgeCorrection,
  judgeLines,
  readAmendedLines,
  startCorrection,
  startLines,
} from './typed-amendment.ts'

const lines = [
  lineOf(),
  lineOf({ id: '0198c000-0000-7000-8000-0000000000aa', noRight: 'no-semester-fee' }),
  lineOf({ id: '0198c000-0000-7000-8000-0000000000bb', acceptedOre: 250_50 }),
]
const [whole, none, some] = startLines(lines)
const start = [whole, none, some].filter((line) => line !== undefined)
const typedFirst = (accepted: string, because = '') => [{ accepted, because }, ...start.slice(1)]

describe('expenses as they are typed', () => {
  it('begin with what counts now, and change nothing', () => {
    expect(start.map(({ accepted }) => accepted)).toEqual(['1000', '0', '250,50'])
    expect(readAmendedLines(start, lines)).toEqual([])
    expect(judgeLines(start, lines)).toEqual({})
  })

  it('are sent where another amount counts, with the reason alone in it', () => {
    expect(readAmendedLines(typedFirst('600', ' Bleking '), lines)).toEqual([
      { id: lineOf().id, acceptedOre: 600_00, because: 'Bleking' },
    ])
  })

  it('need a reason where another amount counts', () => {
    expect(judgeLines(typedFirst('600', '  '), lines)).toEqual({
      'lines.0.because': 'REASON_REQUIRED',
    })
    expect(judgeLines(typedFirst('600', 'Bleking'), lines)).toEqual({})
    expect(judgeLines(typedFirst('600', 'x'.repeat(501)), lines)).toEqual({
      'lines.0.because': 'TOO_LONG',
    })
  })

  it.each(['1000,01', '', '-1', 'ti'])('have no sum with the amount “%s”', (accepted) => {
    expect(judgeLines(typedFirst(accepted, 'Bleking'), lines)).toEqual({
      'lines.0.accepted': 'AMOUNT_INVALID',
    })
    expect(readAmendedLines(typedFirst(accepted), lines)).toBeNull()
  })

  it('are kept as whole expenses, as many as a draft holds', () => {
    const many = Array.from({ length: maxDrafts }, () => lineOf())
    expect(draftFields(lines)).toHaveLength(7)
    expect(draftFields(many)).toHaveLength(39)
    expect(draftFields(many).at(-1)).toBe('lines.18.because')
  })
})

describe('a correction', () => {
  const today = '2027-05-10'
  const typed = {
    ...startCorrection(lines, today),
    lines: typedFirst('600', 'Bleking'),
    words: 'Feil.',
  }
  const judge = (changes: object, afterOre: number | null = 600_00) =>
    judgeCorrection(
      { ...typed, ...changes },
      { lines, sums: { beforeOre: 1_000_00, afterOre }, today },
    )

  it('has a day to pay back 30 days from today, unless another is chosen', () => {
    expect(typed.payBackBy).toBe('2027-06-09')
    expect(judge({})).toEqual({})
  })

  it('says what was wrong', () => {
    expect(judge({ words: ' ' })).toEqual({ words: 'REASON_REQUIRED' })
    expect(judge({ words: 'Feil for 01010112377.' })).toEqual({ words: 'LOOKS_LIKE_NATIONAL_ID' })
  })

  it('waits for the sum of what is typed', () => {
    expect(judge({}, null)).toEqual({ sum: 'SUM_MISSING' })
    expect(judge({ lines: typedFirst('1001') }, null)).toEqual({
      'lines.0.accepted': 'AMOUNT_INVALID',
    })
  })

  it('is none where nothing changes', () => {
    expect(judge({ lines: start }, 1_000_00)).toEqual({ sum: 'SUM_SAME' })
    expect(judge({ lines: start }, 900_00)).toEqual({})
  })

  it('needs a day that is not over where less is granted', () => {
    expect(judge({ payBackBy: '2027-05-09' })).toEqual({ payBackBy: 'DAY_OVER' })
    expect(judge({ payBackBy: today })).toEqual({})
    expect(judge({ payBackBy: '' })).toEqual({})
    expect(judge({ payBackBy: '2027-05-09' }, 1_100_00)).toEqual({})
  })
})

it('problems of expenses lie where the form looks for them', () => {
  expect(toErrors({ 'lines.1.because': 'REASON_REQUIRED', words: 'TOO_LONG' })).toEqual({
    lines: [undefined, { because: { type: 'value', message: 'REASON_REQUIRED' } }],
    words: { type: 'value', message: 'TOO_LONG' },
  })
})
