export type SampleAnswer = {
  original?: string
  messageId?: string
  /** The whole file, by a word of the group or of its one batch. */
  refused?: 'group' | 'batch'
  reason?: string
  payments?: readonly { endToEndId: string; status?: string; reason?: string; more?: string }[]
  version?: '03' | '10'
}

const reasonOf = (reason?: string, more?: string) =>
  reason === undefined
    ? ''
    : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn>${more ? `<AddtlInf>${more}</AddtlInf>` : ''}</StsRsnInf>`

/** An answer to a file of payments as banks send it, for tests. */
export function pain002(sample: SampleAnswer): string {
  const { original = '', messageId = 'ANSWER-1', refused, reason, payments = [] } = sample
  const isBatch = refused === 'batch' || payments.length > 0
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${sample.version ?? '10'}">
<CstmrPmtStsRpt>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-23T09:00:00+01:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${original}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
${refused === 'group' ? `<GrpSts>RJCT</GrpSts>${reasonOf(reason)}` : ''}</OrgnlGrpInfAndSts>
${
  isBatch
    ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${original}</OrgnlPmtInfId>
${refused === 'batch' ? `<PmtInfSts>RJCT</PmtInfSts>${reasonOf(reason)}` : ''}
${payments
  .map(
    ({ endToEndId, status, reason: own, more }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>${status ? `<TxSts>${status}</TxSts>` : ''}${reasonOf(own, more)}</TxInfAndSts>`,
  )
  .join('\n')}</OrgnlPmtInfAndSts>`
    : ''
}
</CstmrPmtStsRpt>
</Document>
`
}
