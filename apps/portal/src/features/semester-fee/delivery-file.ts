/* What the browser knows of a file of deliveries; what reads one is the server's alone. */

export const deliveryColumns = ['nationalId', 'email', 'semesterCode', 'paid'] as const
export type DeliveryColumn = (typeof deliveryColumns)[number]

export const longestDeliveryFile = 200_000

/** Bytes: as many lines as a file may have, each with a national id and an address. */
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
