import { describe, expect, test } from 'vitest'
import {
  internalPath,
  isHousingPath,
  matchPath,
  type PageId,
  pagePath,
  publicPath,
  routeTable,
} from './route-table.ts'

describe('route table', () => {
  test('every page is found again at its own address in both languages', () => {
    for (const id of Object.keys(routeTable) as PageId[])
      for (const locale of ['no', 'en'] as const)
        expect(matchPath(pagePath(id, locale, { slug: 'klossen' }))).toMatchObject({ id, locale })
  })

  test('an English path without its prefix is not a page', () => {
    expect(matchPath('/kindergarten/kindergartens')).toBeNull()
    expect(matchPath('/en/barnehage/barnehager')).toBeNull()
  })

  test('public and internal addresses are each other’s inverse', () => {
    const page = matchPath('/barnehage/barnehager/bl%C3%A5b%C3%A6r')
    expect(page?.params).toEqual({ slug: 'blåbær' })
    if (!page) return
    expect(internalPath(page)).toBe('/kindergarten/kindergartens/bl%C3%A5b%C3%A6r')
    expect(publicPath(internalPath(page), 'en')).toBe(
      '/en/kindergarten/kindergartens/bl%C3%A5b%C3%A6r',
    )
    expect(publicPath('/', 'en')).toBe('/en')
    expect(publicPath('/', 'no')).toBe('/')
  })

  test('a broken escape is no page', () => {
    expect(matchPath('/barnehage/barnehager/%E0%A4%A')).toBeNull()
  })

  test('housing paths belong to another application', () => {
    for (const path of ['/bolig', '/bolig/soknad', '/en/housing', '/en/housing/apply']) {
      expect(isHousingPath(path)).toBe(true)
      expect(matchPath(path)).toBeNull()
    }
    expect(isHousingPath('/boligen')).toBe(false)
  })
})
