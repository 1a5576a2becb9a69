/** The kind that core/proposals keeps figures of a year under. */
export const amountProposal = 'deposit-amount'
