import type { OpenItem, ReadingList } from '../model/contract.ts'
import { setSum, sumsOf } from './scenario.ts'

/**
 * What is left of the type and of the ceiling if this is granted; less than 0 is too much, null where
 * nothing limits it.
 * @param ore null for what is no amount: then what is proposed counts
 */
export function leftAfter(
  list: Pick<ReadingList, 'types' | 'ceilingLeftOre' | 'items'>,
  item: OpenItem,
  ore: number | null,
): { readonly typeLeft: number | null; readonly roundLeft: number | null } {
  const sums = sumsOf(list, setSum(new Map(), item, ore))
  const leftOf = (typeId: string | null) => {
    const sum = sums.find((one) => one.typeId === typeId)
    return sum === undefined || sum.leftOre === null ? null : sum.leftOre - sum.scenarioOre
  }
  return { typeLeft: leftOf(item.typeId), roundLeft: leftOf(null) }
}
