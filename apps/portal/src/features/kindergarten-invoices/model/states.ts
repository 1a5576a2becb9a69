/**
 * How a month is paid in which a place starts or ends: by the days of the month on which there is one,
 * or in full.
 */
export const partialMonths = ['days', 'full'] as const
export type PartialMonth = (typeof partialMonths)[number]

/** `skipped`: an invoice for the month was issued meanwhile in another way. */
export const draftStates = ['waiting', 'issued', 'skipped', 'failed'] as const

/** Why nothing is invoiced for a child. */
export const leftOutReasons = [
  'free-month',
  'no-price',
  'no-payer',
  'payer-blocked',
  'nothing-to-pay',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** What may have changed since a preview was read. */
export const previewParts = ['prices', 'decisions', 'places', 'payers', 'invoices'] as const
export type PreviewPart = (typeof previewParts)[number]
