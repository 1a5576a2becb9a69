import type { InvoiceLine } from '#core/invoices/lines.ts'
import type { FeeLineView } from './contract.ts'

/** A line as pages have it. */
export const toLineView = ({
  kind,
  from,
  to,
  amountOre,
  about,
  steps = [],
}: InvoiceLine): FeeLineView => ({
  kind,
  from,
  to,
  amountOre,
  child: about?.name ?? '',
  steps: [...steps],
})
