import type { StaffCampus, StaffInstitution } from './contract.ts'
import type { SetupEdit } from './setup-forms.ts'

/** What is edited, as it was read; null: a new one. */
export type Edited =
  | { readonly part: 'institution'; readonly seen: StaffInstitution | null }
  | { readonly part: 'campus'; readonly seen: StaffCampus | null }

/** The values of a form in the shape of the request, not validated. */
export function toEdit({ part, seen }: Edited, form: Readonly<Record<string, unknown>>): unknown {
  if (!seen) return { action: `add-${part}`, form }
  return { action: `change-${part}`, seen: seenOf(seen), form }
}

/** Null for a new one. */
export function toRemoval({ part, seen }: Edited): SetupEdit | null {
  if (!seen) return null
  return part === 'campus'
    ? { action: 'remove-campus', seen: seenOf(seen) }
    : { action: 'remove-institution', seen: seenOf(seen) }
}

export function seenOf(seen: StaffInstitution): { code: string; version: number }
export function seenOf(seen: StaffCampus): { id: number; version: number }
export function seenOf(seen: StaffInstitution | StaffCampus): object
export function seenOf(seen: StaffInstitution | StaffCampus): object {
  const { version } = seen
  return 'code' in seen ? { code: seen.code, version } : { id: seen.id, version }
}

/** A short name may have characters that the key of a draft has not. */
export function draftKeyOf({ part, seen }: Edited): string {
  if (!seen) return `${part}:new`
  return 'code' in seen
    ? `institution:${encodeURIComponent(seen.code).replaceAll('%', '.').slice(0, 100)}`
    : `campus:${seen.id}`
}
