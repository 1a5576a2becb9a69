import type { StaffScheme } from '../model/contract.ts'
import { newCategoryKey } from './category-key.ts'
import { emptyVersion, type TypedVersion, typeVersion } from './typed-rules.ts'

/**
 * What a form starts with: a copy of the latest rules, or of those that are corrected; nothing for a
 * new scheme.
 */
export function startVersion(
  scheme: StaffScheme | null,
  from: string | null,
): { typed: TypedVersion; confirmedBefore: number } {
  const [latest] = scheme?.versions ?? []
  const corrected = scheme?.versions.find(({ startsOn }) => startsOn === from)
  const copied = corrected ?? latest
  const confirmedBefore = scheme?.versions.length ?? 0
  if (!(scheme && copied)) {
    const schemeId = scheme?.id ?? crypto.randomUUID()
    return { typed: emptyVersion({ schemeId, category: newCategoryKey() }), confirmedBefore }
  }
  const startsOn = corrected?.startsOn ?? ''
  return { typed: typeVersion(copied.rules, { schemeId: scheme.id, startsOn }), confirmedBefore }
}
