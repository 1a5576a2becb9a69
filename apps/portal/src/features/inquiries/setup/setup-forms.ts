import { writeEmailAddress } from '@trivsel/content-contract/email-address'
import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { inquiryRoles, longest, mailboxPattern } from '../model/rules.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'

/** Characters of what is typed here. The database holds them too. */
export const longestName = 100
export const longestTemplate = 10_000

const noNationalId = z.refine<string>((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID')

/** With a letter: names are the keys of a map, which would put a number before all others. */
const name = (required: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(longestName, { error: 'TOO_LONG', abort: true }),
      z.regex(/^\P{Cc}+$/u, { error: 'CHARACTERS_INVALID', abort: true }),
      z.regex(/\p{L}/u, { error: 'CHARACTERS_INVALID', abort: true }),
      noNationalId,
    )
const text = (required: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(longestTemplate, { error: 'TOO_LONG', abort: true }),
      noNationalId,
    )

const names = { nameNo: name('NAME_NO_REQUIRED'), nameEn: name('NAME_EN_REQUIRED') }
const key = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))

/** A category as it was seen. What belongs to it changes with it. */
const SeenCategory = z.object({ id: key, version })
const SeenTemplate = z.object({ id: z.uuid(), version })

const CategoryForm = z.object({
  ...names,
  /** A mailbox of the organisation, which is told of each new inquiry. */
  mailbox: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: 'EMAIL_REQUIRED', abort: true }),
      z.overwrite(writeEmailAddress),
      z.maxLength(longest.email, { error: 'EMAIL_INVALID', abort: true }),
      z.regex(mailboxPattern, { error: 'EMAIL_INVALID', abort: true }),
      noNationalId,
    ),
  role: z.enum(inquiryRoles, 'ROLE_REQUIRED'),
  responseDays: z.int('DAYS_INVALID').check(z.gte(1, 'DAYS_INVALID'), z.lte(60, 'DAYS_INVALID')),
  isOffered: z.boolean(),
})
export type CategoryForm = z.infer<typeof CategoryForm>

const SubcategoryForm = z.object({
  ...names,
  isOffered: z.boolean(),
  /** The service form that replaces the contact form; null: the contact form. */
  form: z.nullable(z.enum(serviceFormIds)),
})
export type SubcategoryForm = z.infer<typeof SubcategoryForm>

const TemplateForm = z.object({
  /** Null: for all categories. */
  categoryId: z.nullable(key),
  name: name('NAME_REQUIRED'),
  textNo: text('TEXT_NO_REQUIRED'),
  textEn: text('TEXT_EN_REQUIRED'),
})
export type TemplateForm = z.infer<typeof TemplateForm>

/** Where what comes by a service form is answered; null: nowhere, it is closed. */
const ServiceFormForm = z.object({ categoryId: z.nullable(key) })

const CategoryEdit = z.object({
  kind: z.literal('category'),
  seen: z.nullable(SeenCategory),
  form: CategoryForm,
})

/** A category that is confidential, as a second administrator confirms it. */
export const ProposedCategory = z.omit(CategoryEdit, { kind: true })
export type ProposedCategory = z.infer<typeof ProposedCategory>

/** One thing that staff change. Without what was seen of it, it is new. */
export const SetupEdit = z.discriminatedUnion('kind', [
  CategoryEdit,
  z.object({
    kind: z.literal('subcategory'),
    category: SeenCategory,
    id: z.nullable(key),
    form: SubcategoryForm,
  }),
  z.object({
    kind: z.literal('template'),
    seen: z.nullable(SeenTemplate),
    form: TemplateForm,
  }),
  z.object({
    kind: z.literal('service-form'),
    seen: z.object({ id: z.enum(serviceFormIds), categoryId: z.nullable(key) }),
    form: ServiceFormForm,
  }),
  /** One place up or down: a category among all, or a sub-category within its own. */
  z.object({
    kind: z.literal('move'),
    category: SeenCategory,
    subcategoryId: z.nullable(key),
    to: z.enum(['earlier', 'later']),
  }),
  z.object({ kind: z.literal('remove-category'), seen: SeenCategory }),
  z.object({ kind: z.literal('remove-subcategory'), category: SeenCategory, id: key }),
  z.object({ kind: z.literal('remove-template'), seen: SeenTemplate }),
])
export type SetupEdit = z.infer<typeof SetupEdit>
export type EditOf<Kind extends SetupEdit['kind']> = Extract<SetupEdit, { kind: Kind }>
