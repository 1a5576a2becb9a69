import type { OpenItem } from '../model/contract.ts'

/** What can be pressed for a criterion, "cannot judge" last. */
export const pointChoices = (mostPoints: number): (number | null)[] => [
  ...Array.from({ length: mostPoints + 1 }, (_, points) => points),
  null,
]

/** The first criterion after this one without points for the version that counts; the first where all have. */
export function nextCriterion(
  criteria: readonly { readonly id: string }[],
  { given, version }: Pick<OpenItem, 'given' | 'version'>,
  after: number,
): number {
  const missing = criteria.findIndex(
    ({ id }, at) =>
      at > after && !given.some((one) => one.criterionId === id && one.version === version),
  )
  return missing === -1 ? 0 : missing
}
