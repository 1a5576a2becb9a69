/**
 * Why an invoice was credited: the approval was withdrawn or lapsed, or it holds for another semester,
 * with another invoice.
 */
export const creditReasons = ['withdrawn', 'lapsed', 'deferred'] as const
export type CreditReason = (typeof creditReasons)[number]
