/** The kind that core/cases keeps refunds under. */
export const refundKind = 'deposit-refund'

/** What the attachments of a refund belong to. */
export const refundFiles = (caseId: string) => ({ kind: 'case', id: caseId })

/** A refund is paid out once, whoever asks again. */
export const refundPayoutKey = (caseId: string) => `refund:${caseId}`
