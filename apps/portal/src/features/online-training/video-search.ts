import type { TrainingVideoCard } from '@trivsel/content-contract/training-videos'
import { singleValue } from '#platform/routing/single-value.ts'
import { parsePage } from '#ui/card-list/page-search.ts'

export type VideoSearch = { category?: string | undefined; page?: number | undefined }

/** Invalid values are ignored (decisions, locales and routes). */
export function validateVideoSearch(search: Record<string, unknown>): VideoSearch {
  const category = singleValue(search.category)
  const page = parsePage(search.page)
  return {
    ...(typeof category === 'string' && /^[a-z0-9-]{1,100}$/.test(category) && { category }),
    ...(page > 1 && { page }),
  }
}

/** The categories of the videos, in order of first occurrence. */
export function categoriesOf(videos: readonly TrainingVideoCard[]) {
  const byKey = new Map(
    videos.flatMap(({ category }) => (category ? [[category.key, category]] : [])),
  )
  return [...byKey.values()]
}

export type ShownVideos = {
  items: readonly TrainingVideoCard[]
  total: number
  page: number
  pages: number
  /** The category that is filtered by; an unknown one counts as none. */
  category: string
}

/** One page of the videos of a category. A page after the last one falls back to the last. */
export function selectVideos(
  videos: readonly TrainingVideoCard[],
  { category: requested, page: requestedPage = 1 }: VideoSearch,
  pageSize: number,
): ShownVideos {
  const category = categoriesOf(videos).some(({ key }) => key === requested)
    ? (requested ?? '')
    : ''
  const chosen = category ? videos.filter((video) => video.category?.key === category) : videos
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize))
  const page = Math.min(requestedPage, pages)
  const items = chosen.slice((page - 1) * pageSize, page * pageSize)
  return { items, total: chosen.length, page, pages, category }
}
