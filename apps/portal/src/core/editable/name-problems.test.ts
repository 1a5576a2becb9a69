import { expect, it } from 'vitest'
import { nameProblems } from './name-problems.ts'

it('names the field of a problem whose text others have too', () => {
  const labels: Record<string, string> = {
    opens: 'Opens',
    meets: 'Day of the meeting',
    name: 'Name',
  }
  const named = nameProblems(
    [
      { fieldId: undefined, text: 'Enter a date.' },
      { fieldId: 'opens', text: 'Enter a date.' },
      { fieldId: 'meets', text: 'Enter a date.' },
      { fieldId: 'name', text: 'Enter the name.' },
    ],
    (fieldId) => labels[fieldId ?? ''],
  )
  expect(named.map(({ text }) => text)).toEqual([
    'Enter a date.',
    'Opens: Enter a date.',
    'Day of the meeting: Enter a date.',
    'Enter the name.',
  ])
})
