import { formatTagOf, locales } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import type { MoneyRow } from '#core/person-money/contract.ts'
import { writeSummary } from './write-summary.server.ts'

const row = (over: Partial<MoneyRow>): MoneyRow => ({
  id: '1',
  day: '2026-03-14',
  kind: 'card-payment',
  amountOre: 12_000,
  text: 'Bane 1 🏸',
  number: null,
  isDeposit: false,
  openOre: 0,
  status: null,
  payout: null,
  href: null,
  files: [],
  ...over,
})
const facts = {
  sender: testSender,
  name: 'Linh Nguyễn',
  year: '2026',
  writtenOn: '2026-11-28',
  rows: [
    row({ kind: 'card-refund', amountOre: 2_000 }),
    row({ kind: 'invoice', number: '300001', amountOre: 30_000, openOre: 29_000 }),
    row({ kind: 'credit-note', number: '900001', amountOre: -1_000 }),
    row({}),
    row({ day: '2026-03-01', amountOre: 50 }),
  ],
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each(locales)(
  'is tagged, with a table and a sum for each kind of money (%s)',
  async (locale) => {
    const read = await readPdf(await writeSummary({ ...facts, locale }))
    expect(read).toMatchObject({
      language: formatTagOf(locale),
      isMarked: true,
      uaPart: '1',
      untagged: [],
    })
    expect(read.outline.match(/ H1: /g)).toHaveLength(1)
    // Asked for, paid, given back, and the sums.
    expect(read.outline.match(/ H2: /g)).toHaveLength(4)
    expect(read.outline.match(/ TH: /g)).toHaveLength(read.scopes.length)
    expect(read.said).toContain('Linh Nguyễn')
  },
)

it('adds up what it lists, oldest first', async () => {
  const { said } = await readPdf(await writeSummary({ ...facts, locale: 'no' }))
  const text = plain(said)
  expect(text).toContain('Faktura 300001: Bane 1 300,00 kr')
  expect(text).toMatch(/Kreditnota 900001: Bane 1 [-−]10,00 kr .*Sum 290,00 kr/)
  expect(text).toMatch(/1\. mars 2026\..* 0,50 kr 14\. mars 2026\..* 120,00 kr Sum 120,50 kr/)
  expect(text).toContain('Betalt 120,50 kr Fått tilbake 20,00 kr Ikke betalt 290,00 kr')
})

it('says of a year without anything that it is one', async () => {
  const { said } = await readPdf(await writeSummary({ ...facts, rows: [], locale: 'en' }))
  expect(said).toContain('Nothing happened in 2026.')
})
