import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#messages'
import { MarksStatus } from './MarksStatus.tsx'
import type { Marking } from './send-marks.ts'

const none: Marking<object> = { waiting: [], refused: [], isSignedOut: false, hasUnsaved: false }

const show = (marking: Partial<Marking<object>>) =>
  renderToStaticMarkup(
    <MarksStatus
      marking={{ ...none, ...marking }}
      errorText={(error) => `text of ${error}`}
      onRetry={() => {}}
    />,
  )

test('is empty when nothing waits and nothing was refused', () => {
  expect(show({})).toBe('<div role="status"></div><div role="alert"></div>')
})

test('says of marks that were not stored that the page has to stay open, also when logged out', () => {
  expect(show({ waiting: [{}] })).toContain(m.offline_marks_saved())
  const shown = show({ waiting: [{}], isSignedOut: true, hasUnsaved: true })
  expect(shown).toContain(m.offline_marks_log_in())
  expect(shown).toContain(m.offline_marks_unsaved())
  expect(shown).not.toContain(m.offline_marks_saved())
})

test('says the reason of several refusals once', () => {
  const shown = show({ refused: [{ error: 'A' }, { error: 'A' }, { error: 'B' }] })
  expect(shown.split('text of A')).toHaveLength(2)
  expect(shown).toContain('text of B')
})
