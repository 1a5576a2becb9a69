/** Who or what has shown that a national id is somebody's (decisions, Identity). */
export const nationalIdProofs = ['id-porten', 'feide', 'delivery', 'document'] as const
export type NationalIdProof = (typeof nationalIdProofs)[number]
