/**
 * What the deposit application asks students of an institution for: how many semesters they study and
 * which is the first, or their degree (specification, section 9).
 */
export const depositForms = ['semesters', 'degree'] as const
export type DepositForm = (typeof depositForms)[number]
