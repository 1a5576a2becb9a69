import type { Locale } from '@trivsel/content-contract/locales'
import { beforeAll, expect, test } from 'vitest'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import type { PaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { buildReceipt } from './receipts.testing.ts'
import { writeReceipt } from './write-receipt.server.ts'

const paid: PaymentFacts = {
  reference: '900000000001',
  refundedOre: 0,
  isReleased: false,
  refunds: [],
}
const refund = {
  reference: '900000000007',
  amountOre: 7_500,
  at: new Date('2026-11-24T09:00:00Z'),
}

async function read(payment: PaymentFacts | undefined, locale: Locale = 'no', name = 'Kari Nord') {
  const facts = { receipt: buildReceipt(), payment, buyerName: name }
  const pdf = await readPdf(await writeReceipt(testSender, facts, locale))
  return { ...pdf, said: pdf.said.replaceAll('\u00a0', ' ') }
}

// Loading the PDF reader and the typefaces takes seconds on a busy machine.
beforeAll(async () => {
  await read(paid)
}, 60_000)

test('has everything that a sales document requires', async () => {
  const { said, title, language, isMarked, uaPart, untagged } = await read(paid)
  expect({ title, language, isMarked, uaPart, untagged }).toEqual({
    title: 'Kvittering 700001',
    language: 'nb-NO',
    isMarked: true,
    uaPart: '1',
    untagged: [],
  })
  for (const text of [
    'Trivsel',
    'Organisasjonsnummer 310 000 019',
    'Kari Nord',
    '23. november 2026',
    'Squash, Squashbane 1',
    'Blindern',
    '25. november 2026, 18.00–19.00',
    '900000000001',
    'Squashbane 1, 18.00–18.30 75,00 kr',
    'Squashbane 1, 18.30–19.00 75,00 kr',
    'Merverdiavgift 0,00 kr',
    'Betalt 150,00 kr',
  ])
    expect(said).toContain(text)
  expect(said).not.toContain('Betalt tilbake')
})

test('is available in English, and omits a name that the typeface cannot print', async () => {
  const { said, language } = await read(paid, 'en', '王小明')
  expect(language).toBe('en-GB')
  for (const text of ['Receipt 700001', 'Squash court 1, 18:00–18:30 NOK 75.00', 'VAT NOK 0.00'])
    expect(said).toContain(text)
})

test('shows what was refunded, what is on its way, and what is retained', async () => {
  const { said } = await read({ ...paid, refundedOre: 10_000, refunds: [refund] })
  expect(said).toContain('Betalt tilbake')
  expect(said).toContain('24. november 2026 75,00 kr, referanse 900000000007')
  expect(said).toContain('På vei tilbake 25,00 kr')
  expect(said).toContain('Beholdt av oss 50,00 kr')
})

test('says that released money was never charged', async () => {
  const { said } = await read({ ...paid, refundedOre: 15_000, isReleased: true })
  expect(said).toContain('Ble aldri trukket 150,00 kr')
  expect(said).not.toContain('På vei tilbake')
})
