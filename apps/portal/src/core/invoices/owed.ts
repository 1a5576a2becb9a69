/** What is owed to who has paid an invoice, without what is on its way back to them; in øre. */
export function owedOre(
  { openOre }: { readonly openOre: number },
  ways: readonly { readonly returningOre: number }[],
): number {
  const returning = ways.reduce((sum, way) => sum + way.returningOre, 0)
  return Math.max(0, -openOre - returning)
}
