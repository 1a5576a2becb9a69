import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndMonth } from '#platform/time/format.ts'

/**
 * By when an applicant has an answer.
 * @param by the last day of the answer in Norway, `2026-12-08`; that day itself is in time
 * @param today a day in Norway
 */
export function answerText(by: string, today: string): string {
  const date = formatDayAndMonth(noonOf(by))
  return by < today ? m.deposit_answer_late({ date }) : m.deposit_expected_answer({ date })
}
