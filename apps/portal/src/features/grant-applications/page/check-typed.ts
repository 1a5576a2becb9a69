import type { ContentField } from '#core/grants/application/content-changes.ts'
import { GrantContent } from '#core/grants/content.ts'
import { fieldsOf } from '../model/merge-content.ts'

/** Fields whose text cannot be saved, each with the code of what is wrong. */
export type TypedProblems = { readonly [Field in ContentField]?: string }

/** What the server would refuse is said beside the field, and the other fields are saved. */
export function checkTyped(content: GrantContent): TypedProblems {
  return Object.fromEntries(
    fieldsOf(content).flatMap((field) => {
      const parsed = GrantContent.shape[field].safeParse(content[field])
      return parsed.success ? [] : [[field, parsed.error.issues[0]?.message ?? 'INVALID']]
    }),
  )
}
