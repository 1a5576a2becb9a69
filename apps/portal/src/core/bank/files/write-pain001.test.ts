import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { type PaymentFile, toBankText, writePain001 } from './write-pain001.ts'

const schema = readFileSync(
  fileURLToPath(new URL('./schemas/pain.001.001.09.xsd', import.meta.url)),
  'utf8',
)

/** @throws {Error} what the schema does not allow */
function validate(text: string): void {
  const rules = XmlDocument.fromString(schema)
  const validator = XsdValidator.fromDoc(rules)
  const document = XmlDocument.fromString(text)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
    validator.dispose()
    rules.dispose()
  }
}

const payment = {
  endToEndId: '0f8c2d4ea1b34c5d8e9f0a1b2c3d4e5f',
  amountOre: 150_000_00,
  name: 'Mai Nguyen',
  account: '15032080119',
  message: 'Refusjon 80000011',
}
const file: PaymentFile = {
  messageId: 'PAYOUT-20261122-1',
  createdAt: new Date('2026-11-22T10:00:00.000Z'),
  executionDate: '2026-11-23',
  payer: { name: 'Trivsel', iban: 'NO9386011117947', bic: 'DNBANOKK' },
  payments: [payment],
}
const written = (changed: Partial<PaymentFile> = {}) => writePain001({ ...file, ...changed })
const withPayment = (changed: Partial<typeof payment>) =>
  written({ payments: [{ ...payment, ...changed }] })

describe('a file of payments', () => {
  it.each<[string, string]>([
    ['of one', written()],
    ['of many', written({ payments: Array.from({ length: 1_000 }, () => payment) })],
    ['of an øre', withPayment({ amountOre: 1 })],
    ['to a name of other letters', withPayment({ name: '李 明 <b>&"\'\u0000\u202e' })],
    ['to nobody', withPayment({ name: '' })],
    ['to the longest name', withPayment({ name: 'å '.repeat(300), message: 'x'.repeat(141) })],
    ['from a branch', written({ payer: { ...file.payer, bic: 'DNBANOKKXXX' } })],
  ])('keeps to the schema: %s', (_, text) => {
    expect(() => validate(text)).not.toThrow()
  })

  it.each<[string, string]>([
    ['without payments', written({ payments: [] })],
    ['with too long an id', withPayment({ endToEndId: 'x'.repeat(36) })],
    ['with no amount', withPayment({ amountOre: 0 })],
    ['with another BIC', written({ payer: { ...file.payer, bic: 'dnb' } })],
    [
      'in another order',
      written().replace(/(<PmtMtd>.*<\/PmtMtd>)\n(<BtchBookg>.*<\/BtchBookg>)/, '$2\n$1'),
    ],
    ['in another version', written().replaceAll('pain.001.001.09', 'pain.001.001.03')],
    ['without a control sum', written().replace(/<CtrlSum>.*<\/CtrlSum>/, '')],
  ])('would be found out: %s', (_, text) => {
    expect(() => validate(text)).toThrow()
  })

  it('counts and adds up its payments, in the group and in the batch', () => {
    const text = written({
      payments: [payment, { ...payment, amountOre: 5 }, { ...payment, amountOre: 10 }],
    })
    expect(text.match(/<NbOfTxs>3<\/NbOfTxs>/g)).toHaveLength(2)
    expect(text.match(/<CtrlSum>150000\.15<\/CtrlSum>/g)).toHaveLength(2)
  })

  it('is the same for the same payments, to the IBAN of the account, each booked by itself', () => {
    expect(written()).toBe(written())
    expect(written()).toContain('<IBAN>NO5015032080119</IBAN>')
    expect(written()).toContain('<BtchBookg>false</BtchBookg>')
    expect(written()).toContain('<CreDtTm>2026-11-22T10:00:00.000Z</CreDtTm>')
  })
})

it.each([
  ['Bjørn Ås-Æneas', 'Bjørn Ås-Æneas'],
  ['Nguyễn Thị Mai', 'Nguyen Thi Mai'],
  ['Łukasz', '?ukasz'],
  ['李', '?'],
  ['a\n\tb  c', 'a b c'],
  ['a\u0000b\u009f', 'ab'],
  ['  ', '-'],
  ['abcdefghijkl', 'abcdefghij'],
  ['abcdefghi jk', 'abcdefghi'],
])('%j is %j to a bank', (text, to) => {
  expect(toBankText(text, 10 + (to.length > 10 ? 10 : 0))).toBe(to)
})
