import { z } from 'zod/mini'
import { localized } from '#platform/i18n/localized.ts'

/** What one round still has left, as pages of staff and of the committee show it; in øre. */
export const ShownRoundLeft = z.strictObject({
  types: z.array(
    z.strictObject({
      typeId: z.string(),
      name: localized(z.string()),
      budgetOre: z.int(),
      leftOre: z.int(),
      /** By other meetings, whose letters are not sent; it is not in what is left. */
      reservedOre: z.int(),
    }),
  ),
  /** Null where the round has no ceiling of its own. */
  ceiling: z.nullable(z.strictObject({ ore: z.int(), leftOre: z.int() })),
})
export type ShownRoundLeft = z.infer<typeof ShownRoundLeft>

/** What is left when proposals hold, by type, in øre; below 0 they are more than there is. */
export function leftAfter(
  left: ShownRoundLeft,
  proposed: ReadonlyMap<string, number>,
): { readonly byType: ReadonlyMap<string, number>; readonly ceilingOre: number | null } {
  const all = [...proposed.values()].reduce((sum, ore) => sum + ore, 0)
  return {
    byType: new Map(
      left.types.map(({ typeId, leftOre }) => [typeId, leftOre - (proposed.get(typeId) ?? 0)]),
    ),
    ceilingOre: left.ceiling && left.ceiling.leftOre - all,
  }
}
