import type { Locale } from '@trivsel/content-contract/locales'
import { beforeAll, expect, test } from 'vitest'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import type { PaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { buildCreditNote, buildReceipt } from './receipts.testing.ts'
import { writeCreditNote } from './write-credit-note.server.ts'
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

async function open(bytes: Uint8Array<ArrayBuffer>) {
  const pdf = await readPdf(bytes)
  return { ...pdf, printed: pdf.said.replaceAll('\u00a0', ' ') }
}

async function read(
  payment: PaymentFacts | undefined,
  locale: Locale = 'no',
  { buyerName = 'Kari Nord', ...given }: { buyerName?: string; vatPercent?: number } = {},
) {
  const facts = { receipt: buildReceipt(given), payment, buyerName }
  return open(await writeReceipt(testSender, facts, locale))
}

async function readNote(
  { payment = paid, ...given }: Parameters<typeof buildCreditNote>[0] & { payment?: PaymentFacts },
  locale: Locale = 'no',
) {
  const receipt = buildReceipt({ vatPercent: given.vatOre ? 25 : 0 })
  const facts = { receipt, note: buildCreditNote(given), payment, buyerName: 'Kari Nord' }
  return open(await writeCreditNote(testSender, facts, locale))
}

// Loading the PDF reader and the typefaces takes seconds on a busy machine.
beforeAll(async () => {
  await read(paid)
}, 60_000)

test('a receipt has everything that a sales document requires', async () => {
  const { printed, title, language, isMarked, uaPart, untagged } = await read(paid)
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
    expect(printed).toContain(text)
  expect(printed).not.toContain('Betalt tilbake')
})

test('a receipt has the VAT that its amount includes', async () => {
  const { printed } = await read(paid, 'no', { vatPercent: 25 })
  expect(printed).toContain('Herav merverdiavgift, 25 % 30,00 kr')
})

test('a receipt is available in English, and omits a name that the typeface cannot print', async () => {
  const { printed, language } = await read(paid, 'en', { buyerName: '王小明' })
  expect(language).toBe('en-GB')
  for (const text of ['Receipt 700001', 'Squash court 1, 18:00–18:30 NOK 75.00', 'VAT NOK 0.00'])
    expect(printed).toContain(text)
})

test('a receipt shows what was refunded, what is on its way, and what is retained', async () => {
  const { printed } = await read({ ...paid, refundedOre: 10_000, refunds: [refund] })
  expect(printed).toContain('Betalt tilbake')
  expect(printed).toContain('24. november 2026 75,00 kr, referanse 900000000007')
  expect(printed).toContain('På vei tilbake 25,00 kr')
  expect(printed).toContain('Beholdt av oss 50,00 kr')
})

test('a receipt says that released money was never charged', async () => {
  const { printed } = await read({ ...paid, refundedOre: 15_000, isReleased: true })
  expect(printed).toContain('Ble aldri trukket 150,00 kr')
  expect(printed).not.toContain('På vei tilbake')
})

test('a credit note names its receipt, and says what of it is taken back and why', async () => {
  const { printed, title, isMarked, uaPart, untagged } = await readNote({ vatOre: 1_000 })
  expect({ title, isMarked, uaPart, untagged }).toEqual({
    title: 'Kreditnota 800001',
    isMarked: true,
    uaPart: '1',
    untagged: [],
  })
  for (const text of [
    'Organisasjonsnummer 310 000 019',
    'Kari Nord',
    'Kreditnotadato 24. november 2026',
    'Gjelder kvittering 700001',
    'Kvitteringsdato 23. november 2026',
    'Squash, Squashbane 1',
    'Årsak Lyset var borte',
    '900000000001',
    'Del av: Squash, Squashbane 1 50,00 kr',
    'Herav merverdiavgift, 25 % 10,00 kr',
    'Kreditert 50,00 kr',
    'Pengene går tilbake til kortet',
  ])
    expect(printed).toContain(text)
})

test('a credit note of all that was paid has the lines of its receipt', async () => {
  const whole = { amountOre: 15_000, cause: 'by-payer', reason: '' }
  const { printed } = await readNote(whole, 'en')
  expect(printed).toContain('Squash court 1, 18:00–18:30 NOK 75.00')
  expect(printed).toContain('Reason Cancelled booking')
  expect(printed).not.toContain('Part of')
})

test('a credit note of released money says that it was never charged', async () => {
  const payment = { ...paid, refundedOre: 15_000, isReleased: true }
  const { printed } = await readNote({ amountOre: 15_000, payment })
  expect(printed).toContain('ble aldri trukket')
  expect(printed).not.toContain('går tilbake')
})
