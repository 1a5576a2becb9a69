import { mostEntries, type Pain002, type PaymentAnswer } from '../contract.ts'
import { refuse } from '../refuse.server.ts'
import { type EndedElement, walkXml } from './walk-xml.server.ts'

const namespaces = [
  'urn:iso:std:iso:20022:tech:xsd:pain.002.001.03',
  'urn:iso:std:iso:20022:tech:xsd:pain.002.001.10',
]
const root = 'CstmrPmtStsRpt'
const group = `${root}/OrgnlGrpInfAndSts`
const batch = `${root}/OrgnlPmtInfAndSts`
const payment = `${batch}/TxInfAndSts`

/** Settled with us, or with the payee. What is only accepted or waits is no outcome yet. */
const isPaid = new Set(['ACSC', 'ACCC'])
const isRefused = 'RJCT'

type Status = { status?: string; reasons: string[]; endToEndId?: string }

/**
 * Parses the bank's status report for a payment file. Stores nothing.
 * @throws {Refusal} BANK_FILE_…, with the line in `details`
 */
export async function readPain002(bytes: AsyncIterable<Uint8Array>): Promise<Pain002> {
  const payments: PaymentAnswer[] = []
  let messageId: string | undefined
  let originalMessageId: string | undefined
  const ofGroup: Status = { reasons: [] }
  let ofBatch: Status = { reasons: [] }
  let ofPayment: Status = { reasons: [] }
  let refused: Pain002['refused'] = null
  let paymentsOfBatch = 0

  function close({ path, text, line }: EndedElement): void {
    if (path === `${root}/GrpHdr/MsgId`) messageId = text
    else if (path === `${group}/OrgnlMsgId`) originalMessageId = text
    else if (path === payment) {
      if (paymentsOfBatch++ >= mostEntries) throw refuse('BANK_FILE_TOO_MANY_ENTRIES', line)
      const answer = toAnswer(ofPayment, ofBatch)
      if (answer) payments.push(answer)
    } else if (path === batch) {
      // A refusal without single payments is of all of them.
      if (ofBatch.status === isRefused && paymentsOfBatch === 0) refused = reasonOf(ofBatch)
    } else if (path.startsWith(`${payment}/`))
      readStatus(ofPayment, path.slice(payment.length + 1), text)
    else if (path.startsWith(`${batch}/`)) readStatus(ofBatch, path.slice(batch.length + 1), text)
    else if (path.startsWith(`${group}/`)) readStatus(ofGroup, path.slice(group.length + 1), text)
  }

  const { sha256, byteSize } = await walkXml(bytes, {
    namespaces,
    open(path) {
      if (path === batch) {
        ofBatch = { reasons: [] }
        paymentsOfBatch = 0
      } else if (path === payment) ofPayment = { reasons: [] }
    },
    close,
  })
  if (!messageId || !originalMessageId) throw refuse('BANK_FILE_INCOMPLETE')
  if (ofGroup.status === isRefused && payments.length === 0) refused = reasonOf(ofGroup)
  return { messageId, sha256, byteSize, originalMessageId, refused, payments }
}

/** Of a group, a batch and a payment alike. */
function readStatus(status: Status, name: string, text: string): void {
  if (name === 'GrpSts' || name === 'PmtInfSts' || name === 'TxSts') status.status = text
  else if (name === 'OrgnlEndToEndId') status.endToEndId = text
  else if (reasonPaths.has(name) && text !== '') status.reasons.push(text)
}

const reasonPaths = new Set(['StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry', 'StsRsnInf/AddtlInf'])

/** Where the payment has no word of its own, that of its batch holds. */
function toAnswer(own: Status, ofBatch: Status): PaymentAnswer | null {
  const status = own.status ?? ofBatch.status
  if (!own.endToEndId || status === undefined) return null
  const { endToEndId } = own
  if (isPaid.has(status)) return { endToEndId, outcome: 'paid', reason: null }
  if (status !== isRefused) return null
  return { endToEndId, outcome: 'failed', ...reasonOf(own.reasons.length > 0 ? own : ofBatch) }
}

const reasonOf = ({ reasons }: Status) => ({ reason: reasons.join(' ').slice(0, 500) || 'UNKNOWN' })
