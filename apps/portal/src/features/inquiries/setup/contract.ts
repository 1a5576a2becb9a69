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
  /** Whether inquiries name it: then it is not removed. */
  isUsed: z.boolean(),
})

const Subcategory = z.strictObject({
  ...Named.shape,
  /** The service form that people are led to; null: the contact form sends it. */
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
  /** Null: for every category. */
  categoryId: text.nullable(),
  name: text,
  textNo: text,
  textEn: text,
  version,
})
export type SetupTemplate = z.infer<typeof Template>

const ServiceForm = z.strictObject({
  id: z.enum(serviceFormIds),
  /** Where what comes by it is answered; null: it is closed. */
  categoryId: text.nullable(),
})
export type SetupServiceForm = z.infer<typeof ServiceForm>

export const SetupSaved = z.strictObject({
  /** A second administrator has to confirm it; until then all is as it was. */
  isWaiting: z.boolean(),
})
export type SetupSaved = z.infer<typeof SetupSaved>

/** All that staff set of inquiries. */
export const InquirySetup = z.strictObject({
  /** In the order of the form. */
  categories: z.array(Category),
  /** All that there are. */
  serviceForms: z.array(ServiceForm),
  /** By their names. */
  templates: z.array(Template),
})
export type InquirySetup = z.infer<typeof InquirySetup>
