import { expect, test } from 'vitest'
import { m } from '#messages'
import { answerText } from './answer-text.ts'

test('says by when the answer comes, and the day after it that it is late', () => {
  const date = '8.\u00a0desember'
  expect(answerText('2026-12-08', '2026-12-08')).toBe(m.deposit_expected_answer({ date }))
  expect(answerText('2026-12-08', '2026-12-09')).toBe(m.deposit_answer_late({ date }))
})
