import type { SetupCheck, SetupTemplate } from './contract.ts'
import type { EditOf, SeenEntry } from './setup-forms.ts'

/** The entry of the setup that is edited, as it was read; null: a new one. */
export type EditedEntry =
  | { readonly part: 'check'; readonly kind: string; readonly seen: SetupCheck | null }
  | { readonly part: 'template'; readonly kind: string; readonly seen: SetupTemplate | null }

type Values = Readonly<Record<string, unknown>>

/** The values of a form in the shape of the request, not validated. */
export const toEdit = ({ part, kind, seen }: EditedEntry, form: Values): unknown => ({
  action: `save-${part}`,
  kind,
  seen: seen && seenOf(seen),
  form,
})

/** Null for a new entry. */
export const toRemoval = ({ part, seen }: EditedEntry): EditOf<'remove'> | null =>
  seen && { action: 'remove', part, seen: seenOf(seen) }

export const seenOf = ({ id, version }: SeenEntry): SeenEntry => ({ id, version })
