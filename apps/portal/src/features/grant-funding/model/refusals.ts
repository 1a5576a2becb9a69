/** Codes of this feature, with their status. */
export const fundingRefusals = {
  /** No eleven digits, or a wrong check digit. */
  GRANT_ACCOUNT_INVALID: 422,
  /** One of the organisation's own accounts. */
  GRANT_ACCOUNT_OWN: 422,
  /** What was typed is the national id of the one who typed it. */
  GRANT_ACCOUNT_IS_NATIONAL_ID: 422,
  /** There is none to pay to. */
  GRANT_ACCOUNT_MISSING: 409,
  /** The account is another one than the caller has seen. */
  GRANT_ACCOUNT_CHANGED: 409,
  /** It belongs to somebody of the committee or to the caller. */
  GRANT_ACCOUNT_OF_COMMITTEE: 409,
  /** Money is on its way: its outcome is awaited first. */
  GRANT_PAYOUT_ON_ITS_WAY: 409,
  REPORT_TEXT_MISSING: 422,
  REPORT_LINE_UNNAMED: 422,
  REPORT_RECEIPTS_MISSING: 422,
  /** The rest was paid, or the bank has it, because of this report. */
  REPORT_REST_PAID: 409,
  /** The rest waits for release: that is withdrawn first. */
  REPORT_REST_PREPARED: 409,
  /** What was claimed back because of this report has come. */
  REPORT_CLAIM_PAID: 409,
  /** Somebody else has saved it since it was read. */
  REPORT_CHANGED: 409,
  /** Before today, or too far ahead. */
  GRANT_DATE_INVALID: 422,
  /** After today, or before the money was paid. */
  CLAIM_DATE_INVALID: 422,
  /** The money of its year is granted no more. */
  GRANT_YEAR_CLOSED: 409,
  /** More than was paid and is not claimed as yet. */
  CLAIM_TOO_MUCH: 409,
  /** Somebody else confirms it. */
  CLAIM_OWN: 403,
  /** No bank account of the organisation is set up, to which it was paid. */
  CLAIM_NO_BANK: 409,
} as const
export type FundingRefusal = keyof typeof fundingRefusals
