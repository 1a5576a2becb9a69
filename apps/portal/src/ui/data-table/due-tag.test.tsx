import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DueText, dueTone } from './DueTag.tsx'

const now = new Date('2026-11-26T10:00:00Z')

test.each([
  ['2026-11-25T10:00:00Z', true, 'danger'],
  ['2026-11-26T22:59:00Z', false, 'warning'],
  ['2026-11-28T22:59:00Z', false, 'warning'],
  ['2026-11-28T23:00:00Z', false, 'neutral'],
  [null, false, 'neutral'],
])('a deadline at %s, overdue: %s, is %s', (dueAt, isOverdue, tone) => {
  expect(dueTone({ dueAt, isOverdue }, now)).toBe(tone)
})

test('a deadline has its year on paper, and once on the screen where it is of another year', () => {
  const due = '2026-12-01T09:00:00Z'
  const words = (at: Date) =>
    renderToStaticMarkup(
      <DueText dueAt={due} text={(date) => `Frist ${date(new Date(due))}`} now={at} />,
    )
  expect(words(now)).toMatch(
    /<span data-screen-only="true">Frist 1.\sdes.<\/span><span class="[^"]+">Frist 1.\sdes. 2026</,
  )
  expect(words(new Date('2025-12-01T09:00:00Z'))).toMatch(/>Frist 1.\sdes. 2026</)
})
