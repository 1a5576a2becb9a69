import { z } from 'zod'
import { Locale } from './content.ts'
import { FixedPage } from './pages.ts'

/** As the content system makes them; whatever has other characters is nothing that it would know. */
const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)
/** One choice of a filter. */
export const filterKey = slug.nullable()
export const paging = { page: z.int().min(1).max(10_000), pageSize: z.int().min(1).max(100) }

/** `page` is the one that was answered: a page beyond the last one is answered with the first. */
export const paged = { total: z.int().nonnegative(), page: z.int().min(1) }

/** A list with a fixed address: the editor's heading and one page of cards. */
export const cardList = <Card extends z.ZodType>(card: Card) => ({
  variables: z.strictObject({ locale: Locale, ...paging }),
  data: z.strictObject({ fixedPage: FixedPage.nullable(), items: z.array(card), ...paged }),
})

export const bySlug = <Detail extends z.ZodType>(detail: Detail) => ({
  variables: z.strictObject({ locale: Locale, slug }),
  data: detail.nullable(),
})
