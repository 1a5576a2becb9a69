import { z } from 'zod'
import { FilterOption } from './content.ts'
import type { ListRule } from './list-rule.ts'
import { locales } from './locales.ts'
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
  variables: z.strictObject({ locale: z.enum(locales), ...paging }),
  data: z.strictObject({ fixedPage: FixedPage.nullable(), items: z.array(card), ...paged }),
})

/**
 * A list of places. `studyPlace` is a slug of the requested language; where it is a known one,
 * the places nearest to it come first and say how many metres away they are as the crow flies.
 */
export const placeList = <Shape extends z.ZodRawShape>(
  card: z.ZodObject<Shape, z.core.$strict>,
) => {
  const { variables, data } = cardList(card.extend({ distance: z.int().nonnegative().nullable() }))
  return {
    variables: variables.extend({ studyPlace: filterKey.exactOptional() }),
    data: data.extend({ studyPlaces: z.array(FilterOption) }),
  }
}

export const placeListRule = {
  order: 'place',
  nearestTo: { variable: 'studyPlace', collection: 'study-places', options: 'studyPlaces' },
} as const satisfies ListRule

export const bySlug = <Detail extends z.ZodType>(detail: Detail) => ({
  variables: z.strictObject({ locale: z.enum(locales), slug }),
  data: detail.nullable(),
})
