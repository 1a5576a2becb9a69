import type { Problem } from '#ui/form/problem.ts'

/**
 * The summary of a form lists its problems far from their fields: where several have the same text, each
 * says its field too.
 * @param labelOf the field of an element; undefined for what is about the whole form
 */
export function nameProblems(
  problems: readonly Problem[],
  labelOf: (fieldId: string | undefined) => string | undefined,
): readonly Problem[] {
  const counts = new Map<string, number>()
  for (const { text } of problems) counts.set(text, (counts.get(text) ?? 0) + 1)
  return problems.map((problem) => {
    const label = labelOf(problem.fieldId)
    return label !== undefined && (counts.get(problem.text) ?? 0) > 1
      ? { ...problem, text: `${label}: ${problem.text}` }
      : problem
  })
}
