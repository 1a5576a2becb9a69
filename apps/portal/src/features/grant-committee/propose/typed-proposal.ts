import type { ProposedOutcome } from '#core/grants/committee/kinds.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { type OpenItem, type Proposed, ProposedForm } from '../model/contract.ts'
import { reasonKind } from './reason-kind.ts'

/** A proposal as it is typed. */
export type TypedProposal = {
  readonly outcome: ProposedOutcome
  readonly amount: string
  readonly reasonIds: readonly string[]
  readonly words: string
  readonly conditions: string
}

type Item = Pick<OpenItem, 'proposal' | 'requestedOre' | 'version'>

/** What is proposed already; otherwise all that was applied for, which is then made less. */
export function typedProposal({ proposal, requestedOre }: Item): TypedProposal {
  const ore = proposal?.outcome === 'granted' ? proposal.amountOre : requestedOre
  return {
    outcome: proposal?.outcome ?? 'granted',
    amount: writeKroner(ore),
    reasonIds: proposal?.reasonIds ?? [],
    words: proposal?.words ?? '',
    conditions: proposal?.conditions ?? '',
  }
}

/** In øre; 0 where nothing is granted, null for what is no amount. */
export const typedOre = ({ outcome, amount }: Pick<TypedProposal, 'outcome' | 'amount'>) =>
  outcome === 'granted' ? parseKroner(amount, Number.MAX_SAFE_INTEGER) : 0

/** Which reasons it can have, as it is typed. */
export const reasonKindOf = (
  typed: Pick<TypedProposal, 'outcome' | 'amount'>,
  { requestedOre }: Pick<Item, 'requestedOre'>,
) => reasonKind({ outcome: typed.outcome, amountOre: typedOre(typed) }, requestedOre)

/** What is sent, or what is wrong by the name of its field. Reasons for another outcome are left out. */
export function readProposal(
  typed: TypedProposal,
  item: Item,
  kindOf: (reasonId: string) => string | undefined,
): { proposal: Proposed | null; problems: Record<string, string> } {
  const ore = typedOre(typed)
  if (ore === null || ore > item.requestedOre)
    return { proposal: null, problems: { amountOre: ore === null ? 'AMOUNT_INVALID' : 'TOO_MUCH' } }
  const kind = reasonKindOf(typed, item)
  const parsed = ProposedForm.safeParse({
    outcome: typed.outcome,
    amountOre: ore,
    reasonIds: typed.reasonIds.filter((id) => kindOf(id) === kind),
    words: typed.words,
    conditions: typed.outcome === 'granted' ? typed.conditions : '',
    applicationVersion: item.version,
  })
  if (parsed.success) return { proposal: parsed.data, problems: {} }
  const problems = parsed.error.issues.map(({ path, message }) => [String(path[0]), message])
  return { proposal: null, problems: Object.fromEntries(problems) }
}
