import { expect, it } from 'vitest'
import { historyOf } from './history.ts'

it('has steps and ticks in the order in which they happened', () => {
  const step = (id: number, at: string) => ({
    id,
    action: 'approve' as const,
    status: 'INNVILGET' as const,
    by: 'staff' as const,
    name: 'Kari Berge',
    comment: '',
    at,
  })
  const check = (text: string, ticked: { by: string; at: string; isOutdated: boolean } | null) => ({
    id: text,
    text: { no: text, en: text },
    isRequired: false,
    isOffered: true,
    ticked,
  })
  const history = historyOf({
    events: [step(1, '2026-11-24T10:00:00.000Z'), step(2, '2026-11-26T10:00:00.000Z')],
    checks: [
      check('Passet', { by: 'Ola Vik', at: '2026-11-25T10:00:00.000Z', isOutdated: false }),
      check('Navnet', null),
    ],
  })
  expect(history.map(({ text }) => text)).toEqual([
    'Kari Berge innvilget',
    'Ola Vik krysset av: Passet',
    'Kari Berge innvilget',
  ])
})
