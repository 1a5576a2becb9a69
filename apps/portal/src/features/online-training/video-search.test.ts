import type { TrainingVideoCard } from '@trivsel/content-contract/training-videos'
import { describe, expect, it } from 'vitest'
import { categoriesOf, selectVideos, validateVideoSearch } from './video-search.ts'

const yoga = { key: 'yoga', name: 'Yoga' }
const strength = { key: 'strength', name: 'Styrke' }
const video = (id: number, category: TrainingVideoCard['category']): TrainingVideoCard => ({
  id,
  title: `Film ${id}`,
  minutes: 10,
  description: [],
  instructor: null,
  image: null,
  category,
})
const videos = [video(1, yoga), video(2, strength), video(3, null), video(4, yoga)]
const idsOf = (search: object, pageSize = 75) =>
  selectVideos(videos, search, pageSize).items.map(({ id }) => id)

describe('the address', () => {
  it.each([
    [{}, {}],
    [
      { category: 'yoga', page: '2' },
      { category: 'yoga', page: 2 },
    ],
    [{ category: 'Yoga!', page: '0' }, {}],
    [{ category: ['yoga', 'x'], page: 'abc' }, { category: 'yoga' }],
    [{ page: 1 }, {}],
  ])('%j is read as %j', (given, read) => {
    expect(validateVideoSearch(given)).toEqual(read)
  })
})

describe('the list', () => {
  it('offers the categories that occur, once each', () => {
    expect(categoriesOf(videos)).toEqual([yoga, strength])
  })

  it('shows all, those of a category, and all for an unknown category', () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4])
    expect(idsOf({ category: 'yoga' })).toEqual([1, 4])
    expect(idsOf({ category: 'swimming' })).toEqual([1, 2, 3, 4])
    expect(selectVideos(videos, { category: 'swimming' }, 75).category).toBe('')
  })

  it('is paged, and a page after the last falls back to the last', () => {
    expect(idsOf({ page: 2 }, 3)).toEqual([4])
    expect(idsOf({ page: 9 }, 3)).toEqual([4])
    expect(selectVideos(videos, { page: 9 }, 3)).toMatchObject({ page: 2, pages: 2, total: 4 })
    expect(selectVideos(videos, {}, 4)).toMatchObject({ page: 1, pages: 1 })
    expect(selectVideos([], {}, 25)).toMatchObject({ page: 1, pages: 1, total: 0 })
  })
})
