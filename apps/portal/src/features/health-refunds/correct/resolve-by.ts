import type { FieldValues, Resolver } from 'react-hook-form'

/** Codes by the paths of fields: `lines.0.accepted`. */
export type Problems = Readonly<Record<string, string>>

/** Judges a form by a rule that names its problems. */
export const resolveBy =
  <Typed extends FieldValues>(judge: (typed: Typed) => Problems): Resolver<Typed> =>
  (typed) => {
    const problems = judge(typed)
    return Object.keys(problems).length > 0
      ? { values: {}, errors: toErrors(problems) as never }
      : { values: typed, errors: {} }
  }

/** Problems as the form takes them: those of expenses lie deeper. */
export function toErrors(problems: Problems): Record<string, unknown> {
  const errors: Record<string, unknown> = {}
  const ofLines: Record<string, object>[] = []
  for (const [field, message] of Object.entries(problems)) {
    const error = { type: 'value', message }
    const [, at, part] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? []
    if (at === undefined || part === undefined) errors[field] = error
    else ofLines[Number(at)] = { ...ofLines[Number(at)], [part]: error }
  }
  return ofLines.length > 0 ? { ...errors, lines: ofLines } : errors
}
