import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'

/**
 * Judges what was typed as what would be sent. Of each field the first problem counts.
 * @param fieldOf the field in which something is typed that is sent under another name
 */
export const resolveAs =
  <Typed extends FieldValues>(
    schema: z.ZodMiniType,
    toForm: (typed: Typed) => unknown,
    fieldOf: Readonly<Record<string, keyof Typed & string>>,
  ): Resolver<Typed> =>
  (typed) => {
    const issues = schema.safeParse(toForm(typed)).error?.issues ?? []
    const errors = Object.fromEntries(
      issues.toReversed().map(({ path, message }) => {
        const name = String(path[0])
        return [fieldOf[name] ?? name, { type: 'value', message }]
      }),
    )
    return issues.length > 0
      ? { values: {}, errors: errors as never }
      : { values: typed, errors: {} }
  }
