import { isDate } from '#platform/time/date.ts'
import { isSameAccount } from '../account-number.ts'
import { type Camt054, type DebitEntry, type FileCredit, mostEntries } from '../contract.ts'
import { refuse } from '../refuse.server.ts'
import { readAmount } from './amount.ts'
import { type EndedElement, walkXml } from './walk-xml.server.ts'

const namespaces = [
  'urn:iso:std:iso:20022:tech:xsd:camt.054.001.02',
  'urn:iso:std:iso:20022:tech:xsd:camt.054.001.08',
]
const notification = 'BkToCstmrDbtCdtNtfctn/Ntfctn'
const entryPath = `${notification}/Ntry`
const detailsPath = `${entryPath}/NtryDtls/TxDtls`

/** One transaction of an entry; an entry that the bank booked for several has as many. */
type Details = {
  reference?: string
  amountOre?: number
  endToEndId?: string
  debtorName?: string
  returnReasons: string[]
  remittance: string[]
}

type Entry = {
  line: number
  amountOre?: number
  isCredit?: boolean
  isReversal?: boolean
  isBooked?: boolean
  valueDate?: string
  bookingDate?: string
  reference?: string
  more?: string
  details: Details[]
}

/**
 * Parses the bank's report of credits and debits on our account. Stores nothing.
 *
 * @param ownAccount our IBAN; the file may name the account by its eleven digits
 * @throws {Refusal} BANK_FILE_…, with the line in `details`
 */
export async function readCamt054(
  bytes: AsyncIterable<Uint8Array>,
  ownAccount: string,
): Promise<Camt054> {
  const credits: FileCredit[] = []
  const debits: DebitEntry[] = []
  let messageId: string | undefined
  let hasAccount = false
  let pending = 0
  let read = 0
  let entry: Entry = { line: 0, details: [] }
  let details: Details = noDetails()

  function close(ended: EndedElement): void {
    const { path, text, line } = ended
    if (path === 'BkToCstmrDbtCdtNtfctn/GrpHdr/MsgId') messageId = text
    else if (path === notification) {
      if (!hasAccount) throw refuse('BANK_FILE_INCOMPLETE', line)
    } else if (accountPaths.has(path)) {
      if (!isSameAccount(text, ownAccount)) throw refuse('BANK_FILE_OTHER_ACCOUNT', line)
      hasAccount = true
    } else if (path === entryPath) {
      if (entry.isBooked) sortIn(entry, line)
      else pending += 1
    } else if (path === detailsPath) {
      read += 1
      if (read > mostEntries) throw refuse('BANK_FILE_TOO_MANY_ENTRIES', line)
      entry.details.push(details)
    } else if (path.startsWith(`${detailsPath}/`))
      readDetails(details, path.slice(detailsPath.length + 1), ended)
    else if (path.startsWith(`${entryPath}/`))
      readEntry(entry, path.slice(entryPath.length + 1), ended)
  }

  function sortIn(ready: Entry, line: number): void {
    if (ready.details.length === 0) read += 1
    if (read > mostEntries) throw refuse('BANK_FILE_TOO_MANY_ENTRIES', line)
    if (ready.isCredit === undefined) throw refuse('BANK_FILE_INCOMPLETE', line)
    if (ready.isCredit) credits.push(...creditsOf(ready, line))
    else debits.push(...debitsOf(ready, line))
  }

  const { sha256, byteSize } = await walkXml(bytes, {
    namespaces,
    open(path, line) {
      if (path === notification) hasAccount = false
      else if (path === entryPath) entry = { line, details: [] }
      else if (path === detailsPath) details = noDetails()
    },
    close,
  })
  if (!messageId) throw refuse('BANK_FILE_INCOMPLETE')
  return { messageId, sha256, byteSize, credits, debits, pending }
}

const accountPaths = new Set([`${notification}/Acct/Id/IBAN`, `${notification}/Acct/Id/Othr/Id`])

/** Both versions: of 2009 (.02) and of 2019 (.08), which has a choice where that had a code. */
function readEntry(entry: Entry, name: string, { text, attributes, line }: EndedElement): void {
  if (name === 'Amt') entry.amountOre = amountOf(text, attributes, line)
  else if (name === 'CdtDbtInd') entry.isCredit = isCredit(text, line)
  else if (name === 'RvslInd') entry.isReversal = text === 'true' || text === '1'
  else if (name === 'Sts' || name === 'Sts/Cd') entry.isBooked ||= text === 'BOOK'
  else if (name === 'ValDt/Dt' || name === 'ValDt/DtTm') entry.valueDate = dateOf(text, line)
  else if (name === 'BookgDt/Dt' || name === 'BookgDt/DtTm') entry.bookingDate = dateOf(text, line)
  else if (name === 'AcctSvcrRef') entry.reference = text
  else if (name === 'AddtlNtryInf') entry.more = text
}

function readDetails(details: Details, name: string, ended: EndedElement): void {
  const { text, attributes, line } = ended
  if (name === 'Refs/AcctSvcrRef') details.reference = text
  else if (name === 'Refs/EndToEndId') details.endToEndId = text
  else if (name === 'Amt' || name === 'AmtDtls/TxAmt/Amt')
    details.amountOre = amountOf(text, attributes, line)
  else if (name === 'RltdPties/Dbtr/Nm' || name === 'RltdPties/Dbtr/Pty/Nm')
    details.debtorName = text
  else if (returnPaths.has(name) && text !== '') details.returnReasons.push(text)
  else if (remittancePaths.has(name) && text !== '') details.remittance.push(text)
}

const noDetails = (): Details => ({ returnReasons: [], remittance: [] })

/** The reason for a return: a code or the bank's own text, with any details. */
const returnPaths = new Set(['RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry', 'RtrInf/AddtlInf'])

const remittancePaths = new Set([
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/AddtlRmtInf',
  'AddtlTxInf',
])

/** @throws {Refusal} BANK_FILE_CURRENCY, BANK_FILE_AMOUNT */
function amountOf(text: string, { Ccy }: EndedElement['attributes'], line: number): number {
  if (Ccy !== 'NOK') throw refuse('BANK_FILE_CURRENCY', line)
  const amount = readAmount(text)
  if (amount === null) throw refuse('BANK_FILE_AMOUNT', line)
  return amount
}

/** @throws {Refusal} BANK_FILE_INCOMPLETE */
function isCredit(text: string, line: number): boolean {
  if (text !== 'CRDT' && text !== 'DBIT') throw refuse('BANK_FILE_INCOMPLETE', line)
  return text === 'CRDT'
}

/** The day of a date or of a time. @throws {Refusal} BANK_FILE_DATE */
function dateOf(text: string, line: number): string {
  const date = text.slice(0, 10)
  if (!isDate(date) || (text.length > 10 && !/^[T+Z-]/.test(text.slice(10))))
    throw refuse('BANK_FILE_DATE', line)
  return date
}

/**
 * The transactions of an entry with what each came to.
 * @throws {Refusal} BANK_FILE_INCOMPLETE, BANK_FILE_AMOUNT: together they are not the entry
 */
function partsOf(entry: Entry, line: number): (Details & { amountOre: number })[] {
  const { amountOre, details } = entry
  if (amountOre === undefined) throw refuse('BANK_FILE_INCOMPLETE', line)
  const [only = noDetails()] = details
  if (details.length <= 1) return [{ ...only, amountOre }]
  const parts = details.map((part) => {
    if (part.amountOre === undefined) throw refuse('BANK_FILE_INCOMPLETE', line)
    return { ...part, amountOre: part.amountOre }
  })
  if (parts.reduce((sum, part) => sum + part.amountOre, 0) !== amountOre)
    throw refuse('BANK_FILE_AMOUNT', line)
  return parts
}

function creditsOf(entry: Entry, line: number): FileCredit[] {
  const valueDate = entry.valueDate ?? entry.bookingDate
  if (valueDate === undefined) throw refuse('BANK_FILE_INCOMPLETE', line)
  const parts = partsOf(entry, line)
  const own = parts.map(({ reference }) => reference)
  const isTelling = own.every(Boolean) && new Set(own).size === own.length
  return parts.map((part, index) => {
    // Several transactions under one reference are several payments, distinguished by their order:
    // none is taken for the repetition of another.
    const shared = entry.reference || part.reference
    const reference = isTelling
      ? part.reference
      : parts.length > 1
        ? shared && `${shared}/${index + 1}`
        : shared
    if (!reference || reference.length > 100) throw refuse('BANK_FILE_REFERENCE', line)
    const remittance = [...part.remittance, ...(entry.more ? [entry.more] : [])].join('\n')
    return {
      reference,
      amountOre: part.amountOre,
      valueDate,
      debtorName: part.debtorName || null,
      remittance: remittance || null,
      endToEndId: toEndToEndId(part.endToEndId),
      line: entry.line,
      returnReason: part.returnReasons.join(' ').slice(0, 500) || null,
    }
  })
}

function debitsOf(entry: Entry, line: number): DebitEntry[] {
  return partsOf(entry, line).map(({ amountOre, endToEndId }) => ({
    amountOre,
    // What the bank takes back of what had come is no payout of ours.
    endToEndId: entry.isReversal ? null : toEndToEndId(endToEndId),
  }))
}

/** Banks write this where the payer gave none. */
const toEndToEndId = (text = '') => (text === '' || text === 'NOTPROVIDED' ? null : text)
