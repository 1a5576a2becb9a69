import { z } from 'zod'
import { fixedPageKeys, helpedPageKeys, myPageKeys } from '../addresses.ts'
import { blockColourNames, blockKinds } from '../pages.ts'
import { staffKinds } from '../staff.ts'
import {
  ImportImage,
  ImportLink,
  ImportNavBlock,
  ImportRichText,
  ImportTextLink,
  importPageFields,
  keyOf,
  Localized,
} from './parts.ts'

const ImportBlock = z.strictObject({
  kind: z.enum(blockKinds),
  header: Localized.optional(),
  content: ImportRichText.optional(),
  link: ImportLink.optional(),
  image: ImportImage.optional(),
  videoUrl: z.url({ protocol: /^https$/ }).optional(),
  imagePlacement: z.enum(['left', 'right']).default('right'),
  blockColor: z.enum(blockColourNames).default('none'),
  illustration: ImportImage.optional(),
  enlargeHeader: z.boolean().default(false),
})
export type ImportBlock = z.infer<typeof ImportBlock>

/** One item of `pages.json`. A parent comes before its children in the file. */
export const ImportPage = z.strictObject({
  ...importPageFields,
  /** Key of the page above. */
  parent: keyOf('pages').optional(),
  blocks: z.array(ImportBlock).default([]),
  staffList: z.enum(staffKinds).optional(),
  /** Keys of items of `service-areas.json`. */
  contactAreas: z.array(keyOf('service-areas')).default([]),
  faqTiles: z.array(ImportTextLink).default([]),
})
export type ImportPage = z.infer<typeof ImportPage>

/** The whole of `front-page.json`. */
export const ImportFrontPage = z.strictObject({
  heading: Localized,
  ingress: Localized.optional(),
  blocks: z.array(ImportBlock).default([]),
  navBlocks: z.array(ImportNavBlock).default([]),
  faqTiles: z.array(ImportTextLink).default([]),
})
export type ImportFrontPage = z.infer<typeof ImportFrontPage>

const ImportTopSection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('topTaskLinks'), links: z.array(ImportTextLink).min(1) }),
  z.strictObject({
    kind: z.literal('infoBox'),
    header: Localized.optional(),
    content: ImportRichText,
  }),
  z.strictObject({ kind: z.literal('fullWidthBanner'), block: ImportBlock }),
])

/** One item of `fixed-pages.json`: heading, intro and top section of a page with a fixed address. */
export const ImportFixedPage = z.strictObject({
  key: z.enum(fixedPageKeys),
  heading: Localized,
  intro: Localized.optional(),
  topSection: ImportTopSection.optional(),
})
export type ImportFixedPage = z.infer<typeof ImportFixedPage>

/** One item of `help-texts.json`: what helps on a page of the portal. */
export const ImportHelpText = z.strictObject({
  key: z.enum(helpedPageKeys),
  heading: Localized.optional(),
  intro: Localized.optional(),
  action: ImportTextLink.optional(),
  questions: z.array(z.strictObject({ question: Localized, answer: ImportRichText })).default([]),
  /** Keys of items of `service-areas.json`. */
  contactAreas: z.array(keyOf('service-areas')).default([]),
})
export type ImportHelpText = z.infer<typeof ImportHelpText>

/** The whole of `site-frame.json`: header and footer of every page. */
export const ImportSiteFrame = z.strictObject({
  sections: z.array(
    z.strictObject({ link: ImportTextLink, links: z.array(ImportTextLink).default([]) }),
  ),
  footer: z.strictObject({
    about: Localized.optional(),
    columns: z
      .array(z.strictObject({ heading: Localized, links: z.array(ImportTextLink) }))
      .default([]),
    statements: z.array(ImportTextLink).default([]),
  }),
})
export type ImportSiteFrame = z.infer<typeof ImportSiteFrame>

const hasOneTarget = (entry: { myPage?: unknown; link?: unknown }) =>
  (entry.myPage === undefined) !== (entry.link === undefined)

/** The whole of `my-page.json`: the menu of my page. */
export const ImportMyPage = z.strictObject({
  navigation: z.array(
    z
      .strictObject({
        text: Localized,
        /** One of the pages of my page. */
        myPage: z.enum(myPageKeys).optional(),
        /** Or anything else. */
        link: ImportLink.optional(),
      })
      .refine(hasOneTarget, 'needs exactly one of myPage and link'),
  ),
})
export type ImportMyPage = z.infer<typeof ImportMyPage>

/** One item of `redirects.json`. */
export const ImportRedirect = z.strictObject({
  from: z.string().regex(/^\/[^?#\s]*$/, 'a path that starts with /'),
  to: ImportLink,
  permanent: z.boolean().default(true),
})
export type ImportRedirect = z.infer<typeof ImportRedirect>
