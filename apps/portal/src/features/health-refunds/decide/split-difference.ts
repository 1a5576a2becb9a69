type Held = { readonly availableOre: number; readonly claimedOre: number }

/**
 * How a difference of what is granted is divided, in øre: `refundOre` is added to what is to be paid out,
 * `claimOre` to what is claimed back. Together, `refundOre - claimOre`, they are the difference.
 */
export function splitDifference(
  differenceOre: number,
  { availableOre, claimedOre }: Held,
): { readonly refundOre: number; readonly claimOre: number } {
  if (differenceOre >= 0) {
    const claimOre = -Math.min(differenceOre, claimedOre) + 0
    return { refundOre: differenceOre + claimOre, claimOre }
  }
  const refundOre = -Math.min(-differenceOre, availableOre) + 0
  return { refundOre, claimOre: refundOre - differenceOre }
}
