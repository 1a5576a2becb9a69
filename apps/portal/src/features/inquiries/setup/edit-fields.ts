import { roleNames } from '#core/staff-area/role-names.ts'
import { m } from '#messages'
import { inquiryRoles } from '../model/rules.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'
import { serviceForms } from '../model/service-forms/service-forms.ts'
import type {
  InquirySetup,
  SetupCategory,
  SetupServiceForm,
  SetupSubcategory,
  SetupTemplate,
} from './contract.ts'
import type { SetupEdit } from './setup-forms.ts'
import { nameOf } from './setup-texts.ts'

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

type Option = { readonly value: string; readonly text: string }

/** One field of a dialog. */
export type EditField = {
  readonly name: string
  readonly label: () => string
  readonly hint?: () => string
} & (
  | { readonly type: 'text' | 'email' | 'number' | 'lines' }
  | { readonly type: 'choice'; readonly options: (setup: InquirySetup) => readonly Option[] }
)

const names = [
  { name: 'nameNo', label: m.inquiry_setup_name_no, type: 'text' },
  { name: 'nameEn', label: m.inquiry_setup_name_en, type: 'text' },
] as const
const offered = {
  name: 'isOffered',
  label: m.inquiry_setup_offered,
  type: 'choice',
  options: () => [
    { value: 'yes', text: m.inquiry_setup_yes() },
    { value: 'no', text: m.inquiry_setup_no() },
  ],
} as const
const hint = m.inquiry_setup_text_hint

/** The fields of each dialog in their order. */
export const editFields: Readonly<Record<Edited['kind'], readonly EditField[]>> = {
  category: [
    ...names,
    {
      name: 'mailbox',
      label: m.inquiry_setup_mailbox,
      hint: m.inquiry_setup_mailbox_hint,
      type: 'email',
    },
    {
      name: 'role',
      label: m.inquiry_setup_role,
      type: 'choice',
      options: () => inquiryRoles.map((value) => ({ value, text: roleNames[value]() })),
    },
    {
      name: 'responseDays',
      label: m.inquiry_setup_days,
      hint: m.inquiry_setup_days_hint,
      type: 'number',
    },
    offered,
  ],
  subcategory: [
    ...names,
    offered,
    {
      name: 'form',
      label: m.inquiry_setup_own_form,
      hint: m.inquiry_setup_own_form_hint,
      type: 'choice',
      options: () => [
        { value: '', text: m.inquiry_setup_own_form_none() },
        ...serviceFormIds.map((value) => ({ value, text: serviceForms[value].name() })),
      ],
    },
  ],
  template: [
    { name: 'name', label: m.inquiry_setup_name, type: 'text' },
    {
      name: 'categoryId',
      label: m.inquiry_setup_template_category,
      type: 'choice',
      options: ({ categories }) => [
        { value: '', text: m.inquiry_setup_every_category() },
        ...categories.map((one) => ({ value: one.id, text: nameOf(one) })),
      ],
    },
    { name: 'textNo', label: m.inquiry_setup_text_no, type: 'lines', hint },
    { name: 'textEn', label: m.inquiry_setup_text_en, type: 'lines', hint },
  ],
  'service-form': [
    {
      name: 'categoryId',
      label: m.inquiry_setup_form_category,
      type: 'choice',
      options: ({ categories }) => [
        { value: '', text: m.inquiry_setup_form_closed() },
        ...categories.map((one) => ({ value: one.id, text: nameOf(one) })),
      ],
    },
  ],
}

export type Typed = Record<string, string>

const begin: Readonly<Record<Edited['kind'], Typed>> = {
  category: { role: inquiryRoles[0], responseDays: '3', isOffered: 'yes' },
  subcategory: { isOffered: 'yes' },
  template: {},
  'service-form': {},
}

/** The initial values of the fields. */
export function initialValues({ kind, seen }: Edited): Typed {
  const known: Readonly<Record<string, unknown>> = seen ?? begin[kind]
  return Object.fromEntries(
    editFields[kind].map(({ name }) => {
      const value = known[name]
      if (typeof value === 'boolean') return [name, value ? 'yes' : 'no']
      return [name, String(value ?? '')]
    }),
  )
}

/** The typed values in the shape of the request, not validated. */
export function toEdit(edited: Edited, typed: Typed): unknown {
  if (edited.kind === 'service-form')
    return { ...edited, form: { categoryId: typed.categoryId || null } }
  const { kind, seen } = edited
  const values = kind === 'template' ? typed : { ...typed, isOffered: typed.isOffered === 'yes' }
  if (kind === 'subcategory')
    return {
      kind,
      category: seenOf(edited.category),
      id: seen?.id ?? null,
      form: { ...values, form: typed.form || null },
    }
  const form =
    kind === 'template'
      ? { ...values, categoryId: typed.categoryId || null }
      : { ...values, responseDays: Number(typed.responseDays?.trim() || Number.NaN) }
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
