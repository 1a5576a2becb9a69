import { z } from 'zod'
import {
  ContentImage,
  contentPageFields,
  isExample,
  LinkOption,
  NavBlock,
  PageReference,
  RichText,
  TextLink,
} from './content.ts'

export { type BlockKind, blockKinds } from './block-kinds.ts'

/** Colours that a block may have (specification, section 3). Any other throws where it is shown. */
export const blockColourNames = [
  'none',
  'apple_02',
  'apple_11',
  'dandelion_02',
  'dandelion_06',
  'granitt_10',
  'pistachio_01',
  'pistachio_11',
  'syrin_01',
  'syrin_06',
  'syrin_10',
  'city pigeon_01',
] as const

/** A picture, or a video with a picture to show before it plays. */
export const ContentMedia = z.strictObject({
  image: ContentImage.nullable(),
  /** Address of a video file, or of a page on YouTube or Vimeo. */
  videoUrl: z.string().nullable(),
})
export type ContentMedia = z.infer<typeof ContentMedia>

/** `kind` and `blockColor` stay plain strings on the wire: the reader refuses what it does not know. */
export const Block = z.strictObject({
  id: z.string(),
  kind: z.string(),
  header: z.string().nullable(),
  content: RichText,
  link: LinkOption.nullable(),
  media: ContentMedia.nullable(),
  imagePlacement: z.enum(['left', 'right']),
  blockColor: z.string(),
  /** A decorative illustration beside the text. */
  illustration: ContentImage.nullable(),
  enlargeHeader: z.boolean(),
})
export type Block = z.infer<typeof Block>

/** How to reach one service area, with a button (specification, section 2: contact accordions). */
export const ContactArea = z.strictObject({
  id: z.int(),
  name: z.string(),
  text: RichText,
  contacts: z.array(
    z.strictObject({
      title: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      hours: z.string().nullable(),
    }),
  ),
  link: TextLink.nullable(),
})
export type ContactArea = z.infer<typeof ContactArea>

/** What helps on a page of my page, beside what it is for. */
export const HelpText = z.strictObject({
  /** Null leaves it to the page. */
  heading: z.string().nullable(),
  intro: z.string().nullable(),
  /** What the page asks its reader to do first; null leaves it to the page. */
  action: TextLink.nullable(),
  questions: z.array(z.strictObject({ id: z.string(), question: z.string(), answer: RichText })),
  contactAreas: z.array(ContactArea),
})
export type HelpText = z.infer<typeof HelpText>

export const ContentPage = z.strictObject({
  ...contentPageFields,
  /** From the topmost page down to the parent. */
  breadcrumbs: z.array(PageReference),
  blocks: z.array(Block),
  /** Doctors, dentists or personal trainers shown on the page; a plain string on the wire. */
  staffList: z.string().nullable(),
  contactAreas: z.array(ContactArea),
  faqTiles: z.array(TextLink),
  isExample,
})
export type ContentPage = z.infer<typeof ContentPage>

export const FrontPage = z.strictObject({
  heading: z.string(),
  ingress: z.string().nullable(),
  blocks: z.array(Block),
  navBlocks: z.array(NavBlock),
  faqTiles: z.array(TextLink),
  isExample,
})
export type FrontPage = z.infer<typeof FrontPage>

/** The part between the intro of a list and its cards (specification, section 2). */
export const TopSection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('topTaskLinks'), links: z.array(TextLink) }),
  z.strictObject({
    kind: z.literal('infoBox'),
    header: z.string().nullable(),
    content: RichText,
  }),
  z.strictObject({ kind: z.literal('fullWidthBanner'), block: Block }),
])
export type TopSection = z.infer<typeof TopSection>

/** The editor's part of a page with a fixed address: heading, intro and top section. */
export const FixedPage = z.strictObject({
  heading: z.string(),
  intro: z.string().nullable(),
  topSection: TopSection.nullable(),
})
export type FixedPage = z.infer<typeof FixedPage>
