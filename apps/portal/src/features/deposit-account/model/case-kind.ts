/** The kind that core/cases keeps applications under. */
export const applicationKind = 'deposit-application'

/** A new one; staff answer within so many days. */
export const applicationCase = { kind: applicationKind, deadlineDays: 14 } as const
