import { z } from 'zod'
import { isExample, LinkAddress, TextLink } from './content.ts'

/** Header and footer of every page. */
export const SiteFrame = z.strictObject({
  sections: z.array(TextLink.extend({ links: z.array(TextLink) })),
  footer: z.strictObject({
    about: z.string().nullable(),
    columns: z.array(z.strictObject({ heading: z.string(), links: z.array(TextLink) })),
    /** Privacy, cookies, accessibility. */
    statements: z.array(TextLink),
  }),
  isExample,
})
export type SiteFrame = z.infer<typeof SiteFrame>

/** The menu of my page. */
export const MyPageFrame = z.strictObject({ navigation: z.array(TextLink) })
export type MyPageFrame = z.infer<typeof MyPageFrame>

/** An old address and where it leads now. */
export const Redirect = z.strictObject({
  /** Public path, `/gammel-side` or `/en/old-page`, without a query. */
  from: z.string(),
  to: LinkAddress,
  permanent: z.boolean(),
})
export type Redirect = z.infer<typeof Redirect>
