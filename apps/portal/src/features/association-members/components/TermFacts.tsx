import { termKindNames } from '#core/associations/names.ts'
import type { TermKind } from '#core/associations/terms.ts'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { daysText, feeText } from '../model/member-texts.ts'

type Props = {
  termKind?: TermKind
  term: { startsOn: string; endsOn: string }
  feeOre: number
}

/** The days of a term and what it costs. */
export function TermFacts({ termKind, term, feeOre }: Props) {
  return (
    <Facts>
      <Fact label={m.association_term_days()}>{daysText(term)}</Fact>
      <Fact label={m.association_term_kind()}>{termKind && termKindNames[termKind]()}</Fact>
      <Fact label={m.association_fee()}>{feeText(feeOre)}</Fact>
    </Facts>
  )
}
