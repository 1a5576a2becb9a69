import { defaultLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { directions } from '#core/editable/order.ts'
import { categoryKeyPattern } from '../model/rules.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'
import { setupFields } from '../model/setup-fields.ts'

const key = z.string().check(z.regex(categoryKeyPattern))
const version = z.int().check(z.gte(1), z.lt(2 ** 31 - 1))

/** A category as it was seen. What belongs to it changes with it. */
const SeenCategory = z.object({ id: key, version })
const SeenTemplate = z.object({ id: z.uuid(), version })

const CategoryForm = z.object(shapeOf(setupFields.category))
export type CategoryForm = z.infer<typeof CategoryForm>

const CategoryEdit = z.object({
  kind: z.literal('category'),
  seen: z.nullable(SeenCategory),
  form: CategoryForm,
})

/** A category that is confidential, as a second administrator confirms it. */
export const ProposedCategory = z.extend(z.omit(CategoryEdit, { kind: true }), {
  form: z.extend(CategoryForm, {
    // Proposals that waited when the language became a field do not have it.
    mailboxLanguage: z._default(setupFields.category.mailboxLanguage.schema, defaultLocale),
  }),
})
export type ProposedCategory = z.infer<typeof ProposedCategory>

/** One thing that staff change. Without what was seen of it, it is new. */
export const SetupEdit = z.discriminatedUnion('kind', [
  CategoryEdit,
  z.object({
    kind: z.literal('subcategory'),
    category: SeenCategory,
    id: z.nullable(key),
    form: z.object(shapeOf(setupFields.subcategory)),
  }),
  z.object({
    kind: z.literal('template'),
    seen: z.nullable(SeenTemplate),
    form: z.object(shapeOf(setupFields.template)),
  }),
  z.object({
    kind: z.literal('service-form'),
    seen: z.object({ id: z.enum(serviceFormIds), categoryId: z.nullable(key) }),
    form: z.object(shapeOf(setupFields['service-form'])),
  }),
  /** One place up or down: a category among all, or a sub-category within its own. */
  z.object({
    kind: z.literal('move'),
    category: SeenCategory,
    subcategoryId: z.nullable(key),
    to: z.enum(directions),
  }),
  z.object({ kind: z.literal('remove-category'), seen: SeenCategory }),
  z.object({ kind: z.literal('remove-subcategory'), category: SeenCategory, id: key }),
  z.object({ kind: z.literal('remove-template'), seen: SeenTemplate }),
])
export type SetupEdit = z.infer<typeof SetupEdit>
export type EditOf<Kind extends SetupEdit['kind']> = Extract<SetupEdit, { kind: Kind }>
