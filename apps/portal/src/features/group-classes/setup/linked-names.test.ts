import { expect, it } from 'vitest'
import { nameOfPage, namesPages } from './linked-names.server.ts'

const pages = [{ id: 7, name: 'Fjordvel' }]

it('the name of a page is that which is published, otherwise the last one known', () => {
  expect(nameOfPage(pages, 7, 'Before')).toEqual({ name: 'Fjordvel' })
  expect(nameOfPage(pages, 8, 'Before')).toEqual({ name: 'Before' })
  expect(nameOfPage(null, 7, 'Before')).toEqual({ name: 'Before' })
})

it('a page that is chosen now has to be published', () => {
  expect(nameOfPage(pages, 8, undefined)).toEqual({ refusal: 'PAGE_NOT_FOUND' })
  expect(nameOfPage(null, 7, undefined)).toEqual({ refusal: 'CONTENT_UNAVAILABLE' })
})

it('changes of gyms and of staff may change a name, and others may not', () => {
  for (const tag of ['gyms', 'gyms:7', 'staff', 'staff:3']) expect(namesPages(tag)).toBe(true)
  for (const tag of ['gym', 'gymsets:1', 'pages:7', 'staffing']) expect(namesPages(tag)).toBe(false)
})
