type Invoiced = {
  readonly invoiceNumber: number | null
  readonly invoicedOn: string | null
  readonly dueOn: string | null
}

export type Invoice = {
  readonly invoiceNumber: number
  readonly invoicedOn: string
  readonly dueOn: string
}

/** The newest invoice of an account; null for one that was imported with its money. */
export function invoiceOf({ invoiceNumber, invoicedOn, dueOn }: Invoiced): Invoice | null {
  if (invoiceNumber === null || invoicedOn === null || dueOn === null) return null
  return { invoiceNumber, invoicedOn, dueOn }
}
