import { locales } from '@trivsel/content-contract/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DecisionView } from '../contract.ts'
import { Decisions } from './Decisions.tsx'
import { PayBack } from './PayBack.tsx'

const id = '3f2b6c1e-98a4-4a6e-8a55-3d5b8a0c1d2e'
const decision = (changes: Partial<DecisionView> = {}): DecisionView => ({
  id: '5f2b6c1e-98a4-4a6e-8a55-3d5b8a0c1d2e',
  basis: 'application',
  outcome: 'granted',
  grantedOre: 400_00,
  words: 'Fordi',
  note: '',
  decidedAt: '2026-11-20T23:30:00Z',
  appealUntil: '2026-12-12',
  payBackOre: 0,
  payBackBy: null,
  isCurrent: true,
  ...changes,
})
const plain = (html: string) => html.replaceAll(/<[^<>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const render = (decisions: readonly DecisionView[]) =>
  renderToStaticMarkup(<Decisions id={id} decisions={decisions} />)

afterEach(() => void vi.useRealTimers())

describe('decisions', () => {
  it('say what was decided, until when one may appeal, and lead to both letters', () => {
    const html = render([decision()])
    const text = plain(html)
    expect(text).toContain('Innvilget med 400 kr')
    expect(text).toContain('Dato for vedtaket 21. november 2026')
    expect(text).toContain('Frist for å klage 12. desember 2026')
    expect(text).not.toContain('Dette vedtaket gjelder nå')
    for (const language of locales)
      expect(html).toContain(
        `href="/api/frontend/user/health-refunds/${id}/letters/${decision().id}?language=${language}" target="_blank"`,
      )
  })

  it('of which there are several say which one counts, and what was wrong before', () => {
    const corrected = decision({ basis: 'correction', note: 'Talt to ganger', appealUntil: null })
    const older = decision({ id, outcome: 'rejected', grantedOre: 0, isCurrent: false })
    const [first = '', second = ''] = render([corrected, older]).split('</article>').map(plain)
    expect(first).toContain('Dette vedtaket gjelder nå.')
    expect(first).toContain('Rettet vedtak')
    expect(first).toContain('Talt to ganger')
    expect(first).toContain('Vedtaket er endelig')
    expect(second).toContain('Avslått')
    expect(second).toContain('Et nyere vedtak gjelder')
    expect(second).not.toMatch(/Frist for å klage|endelig/)
  })
})

describe('what is to be paid back', () => {
  const claim = { leftOre: 150_00, payBackBy: '2027-01-15', account: '86011117947' }
  const pay = (today: string, account: string | null = claim.account) => {
    vi.useFakeTimers({ now: new Date(`${today}T11:00:00Z`), toFake: ['Date'] })
    const all = { ...claim, account, reference: '3F2B6C1E' }
    return plain(renderToStaticMarkup(<PayBack claim={all} />))
  }

  it('says how much, by when, where and how it is marked', () => {
    const text = pay('2027-01-15')
    expect(text).toContain('Beløp som gjenstår 150 kr Betal senest 15. januar 2027')
    expect(text).toContain('Til kontonummer 8601 11 17947 Merk betalingen med 3F2B6C1E')
    expect(text).not.toContain('Fristen er ute')
  })

  it('says that the day is over, and without an account how to get it', () => {
    const text = pay('2027-01-16', null)
    expect(text).toContain('Fristen er ute')
    expect(text).toContain('Kontakt oss for å få kontonummeret')
  })
})
