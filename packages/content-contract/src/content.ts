import { z } from 'zod'

/** The two languages of the site. Norwegian is the default (specification, section 9). */
export const locales = ['no', 'en'] as const
export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>

/**
 * Named widths of a picture in pixels, multiples of 256 (specification, section 9).
 * Heights follow the picture's own proportions.
 */
export const imageWidths = {
  xxs: 256,
  xs: 512,
  s: 768,
  m: 1024,
  l: 1280,
  xl: 1536,
  xxl: 2048,
} as const

/** A picture with its ready-made sizes, smallest first. `version` changes whenever the file does. */
export const ContentImage = z.strictObject({
  alt: z.string(),
  version: z.string(),
  sizes: z
    .array(
      z.strictObject({
        file: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
      }),
    )
    .min(1),
})
export type ContentImage = z.infer<typeof ContentImage>

/**
 * One node of rich text: a run of text, or an element with children.
 * `tag` stays a plain string on the wire: the reader refuses a tag that it does not know.
 */
export type RichTextNode =
  | { text: string }
  | { tag: string; children: RichTextNode[]; href?: string; openInNewTab?: boolean }

export const RichTextNode: z.ZodType<RichTextNode> = z.lazy(() =>
  z.union([
    z.strictObject({ text: z.string() }),
    z.strictObject({
      tag: z.string(),
      children: z.array(RichTextNode),
      href: z.string().exactOptional(),
      openInNewTab: z.boolean().exactOptional(),
    }),
  ]),
)
export const RichText = z.array(RichTextNode)
export type RichText = z.infer<typeof RichText>

/** A link to another site or to a page or attachment of our own (specification, section 3, link option). */
export const LinkOption = z.strictObject({
  text: z.string().nullable(),
  href: z.string(),
  openInNewTab: z.boolean(),
})

export const NavBlock = z.strictObject({
  title: z.string(),
  text: z.string().nullable(),
  link: LinkOption.nullable(),
})

/** Wall-clock times in Oslo as `HH:MM`, Monday to Friday. */
export const WeekdayHours = z.strictObject({
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
})
export type WeekdayHours = z.infer<typeof WeekdayHours>

export const KindergartenCard = z.strictObject({
  id: z.int(),
  slug: z.string(),
  displayName: z.string(),
  ingress: z.string().nullable(),
  image: ContentImage.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  studyPlaceNearby: z.string().nullable(),
  openingHours: WeekdayHours.nullable(),
})
export type KindergartenCard = z.infer<typeof KindergartenCard>

/** The optional fields of a kindergarten page, in the editor's order (specification, section 3). */
export const KindergartenOptionalField = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('imageSection'),
    image: ContentImage,
    caption: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('richText'),
    header: z.string().nullable(),
    content: RichText,
    isInfoBox: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('table'),
    header: z.string().nullable(),
    rows: z.array(z.strictObject({ title: z.string(), content: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('contactInformation'),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    departments: z.array(z.strictObject({ name: z.string(), phone: z.string().nullable() })),
    publicTransport: z.string().nullable(),
  }),
])
export type KindergartenOptionalField = z.infer<typeof KindergartenOptionalField>

export const Kindergarten = KindergartenCard.extend({
  richText: RichText,
  spots: z.int().nullable(),
  departments: z.string().nullable(),
  employees: z.string().nullable(),
  yearPlan: z
    .strictObject({
      title: z.string(),
      file: z.string(),
      version: z.string(),
      bytes: z.int(),
    })
    .nullable(),
  navBlocks: z.array(NavBlock),
  optionalFields: z.array(KindergartenOptionalField),
  /** The page's slug in each language it exists in. */
  slugs: z.partialRecord(Locale, z.string()),
})
export type Kindergarten = z.infer<typeof Kindergarten>
