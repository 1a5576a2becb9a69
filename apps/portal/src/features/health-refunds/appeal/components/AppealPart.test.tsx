import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AppealView, OwnDecisions } from '../../letters/contract.ts'
import { AppealPart } from './AppealPart.tsx'

const appeal = (changes: Partial<AppealView> = {}): AppealView => ({
  id: '5f2b6c1e-98a4-4a6e-8a55-3d5b8a0c1d2e',
  text: 'Dere har glemt en kvittering',
  sentAt: '2026-12-12T11:00:00Z',
  isLate: false,
  isWithdrawn: true,
  answer: null,
  ...changes,
})

const render = (way: OwnDecisions['way'], appeals: AppealView[] = [], mayChange = false) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AppealPart id="one" decided={{ way, appeals }} mayChange={mayChange} />
    </QueryClientProvider>,
  )
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it.each(['none', 'final', 'waits'] as const)(
  'is not there when there is nothing to say: %s',
  (way) => {
    expect(render(way)).toBe('')
  },
)

it('says how to appeal, and that it is late', () => {
  expect(render('open')).toContain('Skriv en klage')
  expect(render('open')).not.toContain('Fristen for å klage er ute')
  expect(render('late')).toContain('Fristen for å klage er ute')
  expect(render('late')).toContain('Skriv en klage')
})

it('says what else one may do with an application that may be changed', () => {
  expect(render('open', [], true)).toContain('kan du i stedet endre den')
  expect(render('open')).not.toContain('kan du i stedet endre den')
})

it('shows what was sent, and the answer', () => {
  const answer = {
    outcome: 'stands',
    words: 'Vi står ved det',
    decidedAt: '2026-12-20T11:00:00Z',
  } as const
  const text = render('final', [appeal({ isLate: true, isWithdrawn: false, answer })])
  for (const part of [
    'Vedtaket er ikke endret',
    '12. desember 2026, etter fristen',
    'Dere har glemt en kvittering',
    'Besvart 20. desember 2026',
    'Vi står ved det',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Trekk klagen|Skriv en klage/)
  expect(render('open', [appeal()])).toContain('Trukket')
})
