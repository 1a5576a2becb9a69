/** The kind that core/cases keeps refunds under. */
export const refundKind = 'deposit-refund'

/** A new one; staff answer within so many days. */
export const refundCase = { kind: refundKind, deadlineDays: 14 } as const

/** What the attachments of a refund belong to. */
export const refundFiles = (caseId: string) => ({ kind: refundKind, id: caseId })

/** A refund is paid out once, however often it is requested. */
export const refundPayoutKey = (caseId: string) => `refund:${caseId}`

/** The refund that such a payout is for; null of another payout. */
export const refundOfPayout = (thing: string) => /^refund:(.+)$/.exec(thing)?.[1] ?? null

/** Where the money should go: staff are shown it for a while, for a reason that they give. */
export const targetSecret = 'target'
