/* The limits and columns of a delivery file, for the browser and the server. Only the server reads one. */

export const deliveryColumns = ['nationalId', 'email', 'semesterCode', 'paid'] as const
export type DeliveryColumn = (typeof deliveryColumns)[number]

/** Lines. */
export const longestDeliveryFile = 200_000

/** Bytes: the largest number of lines, each with a national id and an email address. */
export const largestDeliveryFile = 16 * 1024 * 1024

export type FileProblem =
  | 'EMPTY'
  | 'NOT_TEXT'
  | 'QUOTE_OPEN'
  | 'TOO_LONG'
  | { unknownColumn: string }
  | { missingColumn: DeliveryColumn }
  | { repeatedColumn: DeliveryColumn }
  | { wrongWidth: number }
