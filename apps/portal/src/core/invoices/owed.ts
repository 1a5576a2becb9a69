/** What is owed to who has paid an invoice, without what is on its way back to their card; in øre. */
export function owedOre(
  { openOre }: { readonly openOre: number },
  cards: readonly { readonly returningOre: number }[],
): number {
  const returning = cards.reduce((sum, card) => sum + card.returningOre, 0)
  return Math.max(0, -openOre - returning)
}
