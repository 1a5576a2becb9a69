import { defaultLocale } from '@trivsel/content-contract/locales'
import { inquiryRoles } from '../model/rules.ts'
import type {
  SetupCategory,
  SetupServiceForm,
  SetupSubcategory,
  SetupTemplate,
} from './contract.ts'
import type { SetupEdit } from './setup-forms.ts'

/** The entry that is edited, as it was read; null: a new one. */
export type Edited =
  | { readonly kind: 'category'; readonly seen: SetupCategory | null }
  | {
      readonly kind: 'subcategory'
      readonly category: SetupCategory
      readonly seen: SetupSubcategory | null
    }
  | { readonly kind: 'template'; readonly seen: SetupTemplate | null }
  | { readonly kind: 'service-form'; readonly seen: SetupServiceForm }

type Values = Readonly<Record<string, unknown>>

/** The values of a new entry. */
const newValues: Readonly<Record<Edited['kind'], Values>> = {
  category: {
    mailboxLanguage: defaultLocale,
    role: inquiryRoles[0],
    responseDays: 3,
    isOffered: true,
  },
  subcategory: { isOffered: true },
  template: {},
  'service-form': {},
}

/** The initial values of the fields. */
export const initialValues = ({ kind, seen }: Edited): Values => seen ?? newValues[kind]

/** The values of a form in the shape of the request, not validated. */
export function toEdit(edited: Edited, form: Values): unknown {
  const { kind, seen } = edited
  if (kind === 'service-form') return { kind, seen, form }
  if (kind === 'subcategory')
    return { kind, category: seenOf(edited.category), id: seen?.id ?? null, form }
  return { kind, seen: edited.seen && seenOf(edited.seen), form }
}

/** Null when it cannot be removed: it is new, or there are inquiries about it. */
export function toRemoval(edited: Edited): SetupEdit | null {
  if (edited.kind === 'service-form' || edited.seen === null || isUsed(edited)) return null
  if (edited.kind === 'subcategory') {
    const category = seenOf(edited.category)
    return { kind: 'remove-subcategory', category, id: edited.seen.id }
  }
  const seen = seenOf(edited.seen)
  return { kind: edited.kind === 'category' ? 'remove-category' : 'remove-template', seen }
}

export function isUsed(edited: Edited): boolean {
  const isNamed = edited.kind === 'category' || edited.kind === 'subcategory'
  return isNamed && (edited.seen?.isUsed ?? false)
}

export const seenOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
