import type { ProposedOutcome } from '#core/grants/committee/kinds.ts'

/**
 * Which reasons a proposal can have: a refusal has those for refusals, less than was applied for those for
 * a lower amount, and nothing else has any.
 * @param amountOre null for what is no amount
 */
export function reasonKind(
  { outcome, amountOre }: { readonly outcome: ProposedOutcome; readonly amountOre: number | null },
  requestedOre: number,
): 'refused' | 'reduced' | null {
  if (outcome === 'refused') return 'refused'
  const isLess = amountOre !== null && amountOre < requestedOre
  return outcome === 'granted' && isLess ? 'reduced' : null
}
