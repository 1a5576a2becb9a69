/** Messages as banks send them, for tests and benchmarks. */

export const ownIban = 'NO9386011117947'

export type SampleEntry = {
  kind?: 'CRDT' | 'DBIT'
  amount?: string
  currency?: string
  reference?: string
  valueDate?: string
  status?: string
  isReversal?: boolean
  debtor?: string
  text?: string
  endToEndId?: string
  /** Of money that the bank sends back, `AC04`. */
  returnReason?: string
  /** Instead of the entry's own: several transactions under one entry. */
  parts?: readonly { amount: string; reference?: string; endToEndId?: string; debtor?: string }[]
}

type Version = '02' | '08'
type Sample = { version?: Version; messageId?: string; account?: string; namespace?: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function camt054(entries: readonly SampleEntry[], sample: Sample = {}): string {
  return [
    camtHead(sample),
    ...entries.map((entry) => camtEntry(entry, sample.version)),
    camtTail,
  ].join('\n')
}

export function camtHead({
  version = '08',
  messageId = 'MSG-1',
  account,
  namespace,
}: Sample = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${namespace ?? `urn:iso:std:iso:20022:tech:xsd:camt.054.001.${version}`}">
<BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-21T06:00:00+01:00</CreDtTm></GrpHdr>
<Ntfctn><Id>N-1</Id><CreDtTm>2026-11-21T06:00:00+01:00</CreDtTm>
<Acct><Id>${account === undefined ? `<IBAN>${ownIban}</IBAN>` : `<Othr><Id>${account}</Id></Othr>`}</Id><Ccy>NOK</Ccy></Acct>`
}

export const camtTail = '</Ntfctn>\n</BkToCstmrDbtCdtNtfctn>\n</Document>\n'

export function camtEntry(entry: SampleEntry, version: Version = '08'): string {
  const { kind = 'CRDT', amount = '1000.00', currency = 'NOK', status = 'BOOK' } = entry
  const { reference = 'REF-1', valueDate = '2026-11-20', text = '', debtor, endToEndId } = entry
  const { returnReason } = entry
  const parts = entry.parts ?? [{ amount, endToEndId, debtor, returnReason }]
  return `<Ntry><NtryRef>1</NtryRef><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd>
${entry.isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${version === '02' ? status : `<Cd>${status}</Cd>`}</Sts>
<BookgDt><Dt>${valueDate}</Dt></BookgDt><ValDt><Dt>${valueDate}</Dt></ValDt>
${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>XBCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls>${parts.map((part) => camtDetails(part, { kind, text, version })).join('')}</NtryDtls></Ntry>`
}

function camtDetails(
  part: {
    amount: string
    reference?: string
    endToEndId?: string | undefined
    debtor?: string | undefined
    returnReason?: string | undefined
  },
  { kind, text, version }: { kind: string; text: string; version: Version },
): string {
  const name = part.debtor === undefined ? '' : `<Nm>${escaped(part.debtor)}</Nm>`
  return `<TxDtls><Refs>${part.reference ? `<AcctSvcrRef>${part.reference}</AcctSvcrRef>` : ''}<EndToEndId>${part.endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs>
${version === '02' ? `<AmtDtls><TxAmt><Amt Ccy="NOK">${part.amount}</Amt></TxAmt></AmtDtls>` : `<Amt Ccy="NOK">${part.amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd>`}
${name && `<RltdPties><Dbtr>${version === '02' ? name : `<Pty>${name}</Pty>`}</Dbtr></RltdPties>`}
${text && `<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>`}${part.returnReason ? `<RtrInf><Rsn><Cd>${part.returnReason}</Cd></Rsn></RtrInf>` : ''}</TxDtls>`
}

/** In pieces, as a request body comes. */
export async function* inBatches(
  text: string | Uint8Array,
  size = 1_000,
): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
