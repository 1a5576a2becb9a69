/**
 * The names of content in answers and announcements:
 * - `kindergartens`: the set of published kindergartens, its order and what its cards show
 * - `kindergarten:12`, `media:5`, `attachment:3`: one page, one picture, one file, by its id
 *
 * An answer carries the tag of everything it was made of; a list, and an answer that found nothing,
 * also carry the set's tag. Saving a page announces both its own tag and its set's.
 */
export const contentTags = {
  kindergartens: 'kindergartens',
  kindergarten: (id: number) => `kindergarten:${id}`,
  media: (id: number) => `media:${id}`,
  attachment: (id: number) => `attachment:${id}`,
} as const
