import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { toIban } from '../account-number.ts'
import { writeAmount } from './amount.ts'

/** One payment of a file. `account` has eleven digits. */
export type Payment = {
  readonly endToEndId: string
  readonly amountOre: number
  readonly name: string
  readonly account: string
  readonly message: string
}

export type PaymentFile = {
  readonly messageId: string
  readonly createdAt: Date
  /** `2026-11-23` */
  readonly executionDate: string
  readonly payer: { readonly name: string; readonly iban: string; readonly bic: string }
  readonly payments: readonly Payment[]
}

/**
 * A file of payments to Norwegian accounts for the bank: pain.001.001.09 of ISO 20022, in kroner,
 * each payment booked by itself so that the bank reports each. The same payments give the same
 * file.
 */
export function writePain001(file: PaymentFile): string {
  const { messageId, createdAt, executionDate, payer, payments } = file
  const count = element('NbOfTxs', String(payments.length))
  const total = element(
    'CtrlSum',
    writeAmount(payments.reduce((sum, { amountOre }) => sum + amountOre, 0)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    element('MsgId', messageId),
    element('CreDtTm', createdAt.toISOString()),
    count,
    total,
    `<InitgPty>${element('Nm', toBankText(payer.name, 140))}</InitgPty>`,
    '</GrpHdr>',
    '<PmtInf>',
    element('PmtInfId', messageId),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    count,
    total,
    `<ReqdExctnDt>${element('Dt', executionDate)}</ReqdExctnDt>`,
    `<Dbtr>${element('Nm', toBankText(payer.name, 140))}</Dbtr>`,
    `<DbtrAcct><Id>${element('IBAN', payer.iban)}</Id>${element('Ccy', 'NOK')}</DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${element('BICFI', payer.bic)}</FinInstnId></DbtrAgt>`,
    ...payments.map(writePayment),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n')
}

function writePayment({ endToEndId, amountOre, name, account, message }: Payment): string {
  return [
    '<CdtTrfTxInf>',
    `<PmtId>${element('EndToEndId', endToEndId)}</PmtId>`,
    `<Amt><InstdAmt Ccy="NOK">${writeAmount(amountOre)}</InstdAmt></Amt>`,
    `<Cdtr>${element('Nm', toBankText(name, 140))}</Cdtr>`,
    `<CdtrAcct><Id>${element('IBAN', toIban(account))}</Id></CdtrAcct>`,
    `<RmtInf>${element('Ustrd', toBankText(message, 140))}</RmtInf>`,
    '</CdtTrfTxInf>',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * As banks of the country take it: Latin letters (ISO 8859-1), others without their marks or as `?`,
 * on one line, and no longer than the field.
 */
export function toBankText(text: string, longest: number): string {
  const letters = [...stripControlCharacters(text).normalize('NFC').replace(/\s/g, ' ')]
    .map((letter) => (isLatin1(letter) ? letter : withoutMarks(letter)))
    .join('')
  const line = letters
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  return line.slice(0, longest).trimEnd() || '-'
}

const isLatin1 = (letter: string) => letter <= '\u00ff'

function withoutMarks(letter: string): string {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain !== '' && [...plain].every(isLatin1) ? plain : '?'
}
