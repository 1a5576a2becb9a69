import type { Locale } from '@trivsel/content-contract/locales'
import type { Database } from '#platform/database/database.server.ts'
import type { PaymentKind } from './payment-kind.server.ts'

export type Subject = { readonly subjectKind: string; readonly subjectId: string }

/**
 * Describes what payments are for: `Bane 1, Blindern, tirsdag 24. november kl. 18.30`, or only the kind
 * when the subject no longer exists.
 */
export async function nameSubjects(
  database: Database,
  kinds: readonly PaymentKind[],
  subjects: readonly Subject[],
  locale: Locale,
): Promise<(subject: Subject) => string> {
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const { kind, nameSubjects: namesOf } of kinds) {
    const ids = subjects.filter((one) => one.subjectKind === kind).map((one) => one.subjectId)
    if (namesOf && ids.length > 0) names.set(kind, await namesOf(database, ids, locale))
  }
  return ({ subjectKind, subjectId }) =>
    names.get(subjectKind)?.get(subjectId) ??
    kinds.find(({ kind }) => kind === subjectKind)?.describe(locale) ??
    subjectKind
}
