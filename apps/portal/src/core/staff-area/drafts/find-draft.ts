import type { StaffDraft } from './draft.ts'

/** The draft of a form. One that holds none of its fields is of another version of the form: none. */
export function findDraft(
  drafts: readonly StaffDraft[] | undefined,
  key: string,
  fields: readonly string[],
): StaffDraft | null {
  const draft = drafts?.find((known) => known.key === key)
  return draft && fields.some((field) => draft.values[field] !== undefined) ? draft : null
}
