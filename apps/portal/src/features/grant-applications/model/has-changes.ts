import { changedFields } from '#core/grants/application/content-changes.ts'
import type { GrantContent } from '#core/grants/content.ts'

type Place = { readonly id: string; readonly documentId: string | null }

/** Whether a draft says something else than what was sent, or has other files. */
export function hasChanges(
  draft: { readonly content: GrantContent; readonly files: readonly Place[] },
  sent: { readonly content: GrantContent; readonly files: readonly Place[] },
): boolean {
  if (changedFields(sent.content, draft.content).length > 0) return true
  const placeOf = ({ id, documentId }: Place) => `${id} ${documentId ?? ''}`
  const places = new Set(sent.files.map(placeOf))
  return (
    draft.files.length !== sent.files.length ||
    draft.files.some((file) => !places.has(placeOf(file)))
  )
}
