/** Points for one criterion; null: "cannot judge", which is no 0 and is not in the mean. */
export type Points = number | null

export type WeightedPoints = {
  readonly weight: number
  readonly mostPoints: number
  readonly points: Points
}

/**
 * What one member of the committee gives, from 0 to 100: the mean of all criteria that they judged,
 * by weight. Null where they judged none.
 */
export function scoreOf(given: readonly WeightedPoints[]): number | null {
  const judged = given.flatMap(({ weight, mostPoints, points }) =>
    points === null ? [] : [{ weight, share: points / mostPoints }],
  )
  const weights = judged.reduce((sum, { weight }) => sum + weight, 0)
  if (weights === 0) return null
  return (100 * judged.reduce((sum, { weight, share }) => sum + weight * share, 0)) / weights
}

/** The mean of those who gave one; null without any. */
export function meanOf(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null)
  if (given.length === 0) return null
  return given.reduce((sum, score) => sum + score, 0) / given.length
}
