/** How ownership of a national id was proven (decisions, Identity). */
export const nationalIdProofs = ['id-porten', 'feide', 'delivery', 'document'] as const
export type NationalIdProof = (typeof nationalIdProofs)[number]
