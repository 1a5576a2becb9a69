import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact } from '#ui/facts/Facts.tsx'
import type { CreditPreview } from '../model/contract.ts'

/** What is credited, and what is left to pay or paid back; entries of a list of facts. */
export function CreditFacts({ credit }: { credit: CreditPreview }) {
  const { credits, restOre } = credit
  const rest = formatKroner(Math.abs(restOre))
  return (
    <>
      <Fact label={m.credit_preview_credited()}>
        {credits
          .map(({ invoiceNumber: number, amountOre }) =>
            m.credit_preview_line({ amount: formatKroner(amountOre), number }),
          )
          .join(', ')}
      </Fact>
      <Fact label={restOre < 0 ? m.credit_preview_back() : m.credit_preview_left()}>{rest}</Fact>
    </>
  )
}
