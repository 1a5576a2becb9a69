import { locales } from '@trivsel/content-contract/locales'
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
      for (const locale of locales)
        expect(
          matchPath(
            pagePath(id, locale, {
              slug: 'klossen',
              code: 'KQ7M3WPRX2TZN5HVABCDEFGHIJ',
              id: '7',
              eventId: '8',
              applicationId: '9',
              path: 'helse/psykolog',
            }),
          ),
        ).toMatchObject({ id, locale })
  })

  test('an English path without its prefix can only be a content page', () => {
    expect(matchPath('/kindergarten/kindergartens')?.id).toBe('contentPage')
    expect(matchPath('/en/barnehage/barnehager')?.id).toBe('contentPage')
  })

  test('a content page has a path of any depth, the same inside and outside', () => {
    const page = matchPath('/en/health/advice/bl%C3%A5')
    expect(page).toEqual({
      id: 'contentPage',
      locale: 'en',
      params: { path: 'health/advice/blå' },
    })
    if (!page) return
    expect(internalPath(page)).toBe('/content/health/advice/bl%C3%A5')
    expect(publicPath(internalPath(page), 'en')).toBe('/en/health/advice/bl%C3%A5')
    expect(pagePath('contentPage', 'no', { path: 'helse/psykolog' })).toBe('/helse/psykolog')
  })

  test.each([
    '/api/x',
    '/min-side/finnes-ikke',
    '/en/staff/finnes-ikke',
    '/-',
    '/en/-/a',
    '/a/b/c/d/e/f/g/h/i/j/k',
  ])('%s is never a content page', (path) => {
    expect(matchPath(path)).toBeNull()
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
