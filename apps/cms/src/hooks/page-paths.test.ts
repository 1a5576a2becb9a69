import { describe, expect, it } from 'vitest'
import { isReservedPath, joinSlugs, placePages, samePaths, type TreePage } from './page-paths.ts'

const page = (id: number, parentId: number | null, no: string | null, en: string | null = null) =>
  ({
    id,
    parentId,
    published: true,
    slug: { no, en },
    path: { no: null, en: null },
  }) satisfies TreePage

describe('placePages', () => {
  it('puts every page below its parent and all of them below the given start', () => {
    const tree = [
      page(1, 9, 'helse', 'health'),
      page(2, 1, 'psykolog'),
      page(3, 2, 'kurs', 'course'),
    ]
    const places = placePages({ no: 'om-oss', en: null }, tree)
    expect(places.get(3)?.path).toEqual({ no: 'om-oss/helse/psykolog/kurs', en: 'health/course' })
    expect(places.get(2)?.path).toEqual({ no: 'om-oss/helse/psykolog', en: null })
  })

  it('leaves a page that is not there in a language out of its addresses', () => {
    expect(joinSlugs({ no: 'helse', en: 'health' }, { no: null, en: 'course' })).toEqual({
      no: 'helse',
      en: 'health/course',
    })
  })
})

it('takes no path and an empty one for the same', () => {
  expect(samePaths({ no: 'a', en: null }, { no: 'a', en: '' })).toBe(true)
  expect(samePaths({ no: 'a', en: null }, { no: 'a', en: 'a' })).toBe(false)
})

describe('isReservedPath', () => {
  it.each([
    ['no', 'bolig/hybler'],
    ['no', 'en/health'],
    ['no', 'helse/leger'],
    ['en', 'health/doctors'],
    ['no', 'trening/treningssentre/domus'],
    ['no', 'arrangementer/12'],
  ] as const)('knows %s /%s', (locale, path) => {
    expect(isReservedPath(locale, path)).toBe(true)
  })

  it.each([
    ['no', 'helse'],
    ['no', 'helse/leger/om'],
    ['no', 'boligsok'],
    ['no', 'health/doctors'],
    ['no', 'trening/treningssentre-nytt'],
  ] as const)('lets %s /%s be', (locale, path) => {
    expect(isReservedPath(locale, path)).toBe(false)
  })
})
