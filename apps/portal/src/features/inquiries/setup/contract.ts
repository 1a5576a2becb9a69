import { z } from 'zod'
import { inquiryRoles } from '../rules.ts'

const text = z.string()
const version = z.int()

const Subcategory = z.strictObject({
  id: text,
  nameNo: text,
  nameEn: text,
  isOffered: z.boolean(),
  /** Whether inquiries name it: then it is not removed. */
  isUsed: z.boolean(),
})
export type SetupSubcategory = z.infer<typeof Subcategory>

const Category = z.strictObject({
  ...Subcategory.shape,
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

/** All that staff set of inquiries. */
export const InquirySetup = z.strictObject({
  /** In the order of the form. */
  categories: z.array(Category),
  /** By their names. */
  templates: z.array(Template),
})
export type InquirySetup = z.infer<typeof InquirySetup>
