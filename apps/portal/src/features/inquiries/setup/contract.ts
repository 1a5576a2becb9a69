import { z } from 'zod'
import { inquiryRoles } from '../model/rules.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'

const text = z.string()
const version = z.int()

const Named = z.strictObject({
  id: text,
  nameNo: text,
  nameEn: text,
  isOffered: z.boolean(),
  /** Whether there are inquiries about it: then it cannot be removed. */
  isUsed: z.boolean(),
})

const Subcategory = z.strictObject({
  ...Named.shape,
  /** The service form that replaces the contact form; null: the contact form. */
  form: z.enum(serviceFormIds).nullable(),
})
export type SetupSubcategory = z.infer<typeof Subcategory>

const Category = z.strictObject({
  ...Named.shape,
  mailbox: text,
  role: z.enum(inquiryRoles),
  responseDays: z.int(),
  version,
  /** In the order of the form. */
  subcategories: z.array(Subcategory),
})
export type SetupCategory = z.infer<typeof Category>

const Template = z.strictObject({
  id: z.uuid(),
  /** Null: for all categories. */
  categoryId: text.nullable(),
  name: text,
  textNo: text,
  textEn: text,
  version,
})
export type SetupTemplate = z.infer<typeof Template>

const ServiceForm = z.strictObject({
  id: z.enum(serviceFormIds),
  /** The category of its inquiries; null: the form is closed. */
  categoryId: text.nullable(),
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
