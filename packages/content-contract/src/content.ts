import { z } from 'zod'
import { locales } from './locales.ts'
import { isLinkAddress } from './own-address.ts'

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

const percent = z.int().min(0).max(100)

/** A picture with its ready-made sizes, smallest first. `version` changes whenever the file does. */
export const ContentImage = z.strictObject({
  alt: z.string(),
  version: z.string(),
  /** What must be seen where the picture is cropped, in per cent from the left and the top; null: its middle. */
  focus: z.strictObject({ x: percent, y: percent }).nullable(),
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

/** Where a link leads: nowhere that a browser may not be sent to. */
export const LinkAddress = z.string().refine(isLinkAddress)

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
      href: LinkAddress.exactOptional(),
      openInNewTab: z.boolean().exactOptional(),
    }),
  ]),
)
export const RichText = z.array(RichTextNode)
export type RichText = z.infer<typeof RichText>

/** A link to another site or to a page or attachment of our own (specification, section 3, link option). */
export const LinkOption = z.strictObject({
  text: z.string().nullable(),
  href: LinkAddress,
  openInNewTab: z.boolean(),
})
export type LinkOption = z.infer<typeof LinkOption>

/** A link that is nothing without its words. */
export const TextLink = LinkOption.extend({ text: z.string() })
export type TextLink = z.infer<typeof TextLink>

/** Another page of the site as it is named in a sentence; `href` is null when it is not published. */
export const PageReference = z.strictObject({ name: z.string(), href: z.string().nullable() })
export type PageReference = z.infer<typeof PageReference>

/** A file that the reader may download; its address is `/files/attachments/<version>/<file>`. */
export const Download = z.strictObject({
  title: z.string(),
  file: z.string(),
  version: z.string(),
  bytes: z.int(),
})
export type Download = z.infer<typeof Download>

/** One choice of a filter: `key` goes into the address, `name` is read. */
export const FilterOption = z.strictObject({ key: z.string(), name: z.string() })
export type FilterOption = z.infer<typeof FilterOption>

/** Public addresses of one page in the languages that it exists in. */
export const Alternates = z.partialRecord(z.enum(locales), z.string())
export type Alternates = z.infer<typeof Alternates>

/** A day in Oslo as `YYYY-MM-DD`. */
export const DateText = z.iso.date()

export const NavBlock = z.strictObject({
  title: z.string(),
  text: z.string().nullable(),
  link: LinkOption.nullable(),
})
export type NavBlock = z.infer<typeof NavBlock>

/** The text came with the system, and the organisation has not written it yet. */
export const isExample = z.literal(true).exactOptional()

/** What every page with an address of its own has (specification, section 3: content page). */
export const contentPageFields = {
  id: z.int(),
  displayName: z.string(),
  ingress: z.string().nullable(),
  image: ContentImage.nullable(),
  richText: RichText,
  navBlocks: z.array(NavBlock),
  alternates: Alternates,
  /** Instant of the last published change, ISO 8601. */
  updatedAt: z.iso.datetime(),
} as const
