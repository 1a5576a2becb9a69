import type { Locale } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { calculateRefund } from '#core/health-refunds/rules/calculate-refund.ts'
import { categoryOf, rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import type { DecisionContent } from '../model/decision-content.ts'
import { drawLetter, type LetterFacts } from './draw-letter.server.ts'

const rules = rulesOf({
  categories: [
    categoryOf('dental', { ownShareOre: 1_000_00, percentage: 50, capOre: 2_500_00 }),
    categoryOf('doctor'),
    categoryOf('glasses'),
  ],
  countedUpToOre: 12_000_00,
})
const calculation = calculateRefund(
  rules,
  [
    { category: 'dental', amountOre: 10_000_00 },
    { category: 'doctor', amountOre: 375_50 },
  ],
  { spent: [{ category: 'glasses', amountOre: 500_00 }], grantedOre: 500_00 },
)
const names = {
  dental: { no: 'Tannlege', en: 'Dentist' },
  doctor: { no: 'Lege', en: 'Doctor' },
  glasses: { no: 'Briller', en: 'Glasses' },
}

const content = (changes: Partial<DecisionContent> = {}): DecisionContent => ({
  recipient: 'Kari Nordmann',
  schemeName: { no: 'Helserefusjon', en: 'Health refund' },
  period: '2026H',
  lines: [
    {
      categoryName: names.dental,
      from: '2026-09-04',
      to: '2026-09-04',
      amountOre: 10_000_00,
      countedOre: 10_000_00,
      noRight: null,
      because: '',
    },
    {
      categoryName: names.doctor,
      from: '2026-09-05',
      to: '2026-09-06',
      amountOre: 400_00,
      countedOre: 375_50,
      noRight: null,
      because: 'Reisen teller ikke',
    },
    {
      categoryName: names.doctor,
      from: '2027-02-01',
      to: '2027-02-01',
      amountOre: 111_00,
      countedOre: 0,
      noRight: 'no-semester-fee',
      because: '',
    },
  ],
  calculation: { ...calculation, categories: [...calculation.categories] },
  categories: Object.entries(names).map(([key, name]) => ({ key, name })),
  words: '',
  note: '',
  ...changes,
})

type Changes = Partial<LetterFacts['decision']> & {
  content?: Partial<DecisionContent>
  account?: string | null
}

async function read(locale: Locale, changes: Changes = {}) {
  const { content: changed, account = '86011117947', ...decision } = changes
  const bytes = await drawLetter({
    locale,
    sender: testSender,
    decision: {
      basis: 'application',
      outcome: 'granted',
      grantedOre: calculation.payoutOre,
      decidedAt: new Date('2026-11-20T23:30:00Z'),
      appealUntil: '2026-12-12',
      payBackOre: 0,
      payBackBy: null,
      ...decision,
    },
    content: content(changed),
    payment: { account, reference: '3F2B6C1E' },
  })
  const pdf = await readPdf(bytes)
  expect(pdf.untagged).toEqual([])
  return { ...pdf, said: pdf.said.replaceAll('\u00a0', ' ') }
}

describe('a letter that grants a refund', () => {
  it('says in Norwegian what was decided, of what, and how it was worked out', async () => {
    const { said, title, language } = await read('no', { content: { words: 'Takk for søknaden' } })
    expect(title).toBe('Søknaden din om refusjon er innvilget')
    expect(language).toBe('nb-NO')
    for (const part of [
      'Trivsel',
      'Kari Nordmann',
      'Ordning Helserefusjon',
      'Periode høsten 2026',
      'Dato for vedtaket 21. november 2026',
      'Vedtak Innvilget med 2 875,50 kr',
      'Melding fra oss Takk for søknaden',
      'Utgift Tannlege Dato 4. september 2026 Du har betalt 10 000,00 kr Vi regner med 10 000,00 kr',
      'Dato 5. september 2026 til 6. september 2026 Du har betalt 400,00 kr Vi regner med 375,50 kr',
      'Begrunnelse Reisen teller ikke',
      'Vi regner med 0,00 kr Begrunnelse Teller ikke med. Vi har ikke registrert at du har betalt semesteravgiften for våren 2027.',
      'Tannlege Beløp Utgifter 10 000,00 kr Egenandel −1 000,00 kr 50 % av resten 4 500,00 kr Høyst for denne kategorien 2 500,00 kr',
      'Lege Beløp Utgifter 375,50 kr 100 % av resten 375,50 kr',
      'Briller Beløp Utgifter 500,00 kr',
      'Til sammen 3 375,50 kr Innvilget tidligere i perioden −500,00 kr Innvilget for denne søknaden 2 875,50 kr',
      'Vi betaler beløpet til kontoen',
      'Fristen er til og med 12. desember 2026.',
    ])
      expect(said).toContain(part)
    expect(said).not.toMatch(/tilbake|forrige|3F2B6C1E|86011117947|endelig/)
  })

  it('says the same in English', async () => {
    const { said, title, language } = await read('en')
    expect(title).toBe('Your application for a refund is granted')
    expect(language).toBe('en-GB')
    for (const part of [
      'Scheme Health refund',
      'Period autumn 2026',
      'Date of the decision 21 November 2026',
      'Decision NOK 2,875.50 granted',
      'Expense Dentist Date 4 September 2026 You paid NOK 10,000.00 We count NOK 10,000.00',
      'Date 5 September 2026 to 6 September 2026',
      'Reason Does not count. We have no record that you have paid the semester fee for spring 2027.',
      'Glasses Amount Expenses NOK 500.00',
      'Granted earlier in the period NOK -500.00 Granted for this application NOK 2,875.50',
      'The last day is 12 December 2026.',
    ])
      expect(said).toContain(part)
    expect(said).not.toMatch(/[æøå]|Tannlege|Message from us/i)
  })
})

describe('a letter that rejects', () => {
  const words = 'Kvitteringene er i et annet navn'
  const rejected = { outcome: 'rejected', grantedOre: 0, content: { words } } as const

  it('gives the reason, and no sum that nobody gets', async () => {
    const { said, title } = await read('no', rejected)
    expect(title).toBe('Søknaden din om refusjon er avslått')
    expect(said).toContain('Vedtak Avslått')
    expect(said).toContain(words)
    expect(said).toContain('Utgift Tannlege')
    expect(said).not.toMatch(/Vi regner med|Innvilget|2 875|Utbetaling/)
    expect((await read('en', rejected)).said).toContain('Decision Rejected')
  })

  it('by the sum says how nothing comes of it', async () => {
    const nothing = calculateRefund(rules, [{ category: 'dental', amountOre: 900_00 }])
    const { said } = await read('no', {
      ...rejected,
      content: { calculation: { ...nothing, categories: [...nothing.categories] } },
    })
    expect(said).toContain('Egenandel −900,00 kr')
    expect(said).toContain('Utgiftene er ikke høyere enn egenandelen')
    expect(said).toContain('Innvilget for denne søknaden 0,00 kr')
  })
})

describe('a letter that corrects', () => {
  const corrected = {
    basis: 'correction',
    grantedOre: 1_500_00,
    payBackOre: 1_375_50,
    payBackBy: '2027-01-15',
    content: { note: 'Tannlegen ble regnet to ganger' },
  } as const

  it('says what was wrong, and what is paid back, by when and how', async () => {
    const { said, title } = await read('no', corrected)
    expect(title).toBe('Rettet vedtak om refusjon')
    expect(said).toContain('gjelder i stedet for det forrige')
    expect(said).toContain('Dette var feil i det forrige vedtaket Tannlegen ble regnet to ganger')
    expect(said).toContain('Betal tilbake 1 375,50 kr senest 15. januar 2027.')
    expect(said).toContain('Til kontonummer 8601 11 17947 Merk betalingen med 3F2B6C1E')
    expect(said).not.toContain('betaler vi til kontoen')
  })

  it('says it in English, and without an account how to get it', async () => {
    const { said, title } = await read('en', { ...corrected, account: null })
    expect(title).toBe('Corrected decision about a refund')
    expect(said).toContain('Pay back NOK 1,375.50 by 15 January 2027.')
    expect(said).toContain('To account number Contact us for the account number')
  })

  it('to more says that the rest is paid', async () => {
    const { said } = await read('no', { basis: 'correction', content: { note: 'For lite' } })
    expect(said).toContain('Det du ikke alt har fått av beløpet, betaler vi til kontoen')
  })
})

it.each([
  ['no', 'Vedtak om refusjon etter klagen din', 'Vedtaket er endelig. Du kan ikke klage på det.'],
  ['en', 'Decision about a refund after your appeal', 'The decision is final.'],
] as const)('a letter after an appeal is final: %s', async (locale, heading, final) => {
  const { said, title } = await read(locale, { basis: 'appeal', appealUntil: null })
  expect(title).toBe(heading)
  expect(said).toContain(final)
  expect(said).not.toMatch(/Fristen er|The last day is/)
})

it('a long letter goes on over pages, and says everything', async () => {
  const [line] = content().lines
  if (!line) throw new Error('no line')
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...line,
    because: `Grunn ${index + 1}. ${'Ordet '.repeat(60)}`,
  }))
  const words = Array.from({ length: 200 }, (_, index) => `Setning ${index + 1}.`).join('\n')
  const { said, pages } = await read('no', { content: { lines, words } })
  expect(pages.length).toBeGreaterThan(10)
  for (const part of ['Setning 200.', 'Grunn 1.', 'Grunn 60.', 'Innvilget for denne søknaden'])
    expect(said).toContain(part)
})

it('what no typeface has is left out, and the rest stays', async () => {
  const { said } = await read('no', { content: { words: 'Fint \u{1F600} kvittering' } })
  expect(said).toMatch(/Fint .*kvittering/)
})
