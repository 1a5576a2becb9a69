import { z } from 'zod'
import { shapeOf } from '#core/editable/form.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'
import { setupFields } from '../model/setup-fields.ts'

const version = z.int()

const known = {
  id: z.string(),
  /** Whether there are inquiries about it: then it cannot be removed. */
  isUsed: z.boolean(),
}

const Subcategory = z.strictObject({ ...known, ...shapeOf(setupFields.subcategory) })
export type SetupSubcategory = z.infer<typeof Subcategory>

const Category = z.strictObject({
  ...known,
  ...shapeOf(setupFields.category),
  version,
  /** In the order of the form. */
  subcategories: z.array(Subcategory),
})
export type SetupCategory = z.infer<typeof Category>

const Template = z.strictObject({
  id: z.uuid(),
  ...shapeOf(setupFields.template),
  version,
})
export type SetupTemplate = z.infer<typeof Template>

const ServiceForm = z.strictObject({
  id: z.enum(serviceFormIds),
  ...shapeOf(setupFields['service-form']),
})
export type SetupServiceForm = z.infer<typeof ServiceForm>

export const SetupSaved = z.strictObject({
  /** A second administrator has to confirm the change; until then it has no effect. */
  isWaiting: z.boolean(),
})
export type SetupSaved = z.infer<typeof SetupSaved>

/** The setup of inquiries. */
export const InquirySetup = z.strictObject({
  /** In the order of the form. */
  categories: z.array(Category),
  /** All service forms. */
  serviceForms: z.array(ServiceForm),
  /** Ordered by name. */
  templates: z.array(Template),
})
export type InquirySetup = z.infer<typeof InquirySetup>
