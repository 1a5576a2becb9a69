/** Refusals of a file with customers, with the HTTP status of each: nothing of it is proposed. */
export const customerFileRefusals = {
  FILE_INVALID: 422,
  LINES_INVALID: 422,
  /** What the file would do is not what its preview has shown. */
  CUSTOMERS_CHANGED: 409,
  NOTHING_TO_IMPORT: 409,
} as const

/** Refusals for an import that was proposed. */
export const customerImportRefusals = {
  IMPORT_NOT_FOUND: 404,
  /** It is not confirmed yet, or was undone. */
  IMPORT_NOT_IN_FORCE: 409,
  /** Something has changed since it was proposed. */
  IMPORT_OUTDATED: 409,
  /** Something has happened on one of its accounts. */
  IMPORT_USED: 409,
  /** Two members of staff have confirmed before that the money is there. */
  IMPORT_RECEIVED: 409,
  RECEIVED_DATE: 422,
  /** No bank account is set up. */
  NO_BANK_ACCOUNT: 409,
} as const
export type CustomerImportRefusal = keyof typeof customerImportRefusals
