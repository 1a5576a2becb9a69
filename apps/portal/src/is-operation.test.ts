import { describe, expect, test } from 'vitest'
import { isOperation } from './is-operation.ts'

describe.each([true, false])('with pages of development: %s', (hasDevelopmentPages) => {
  test.each([
    '/files/media/1/a.avif',
    '/dev/mail',
    '/dev/codes?x=1',
    '/livez',
    '/startupz',
    '/readyz',
  ])('%s is no page', (address) => {
    expect(isOperation(address, { hasDevelopmentPages })).toBe(true)
  })

  test.each(['/', '/filesystem', '/devices', '/en/dev', '/helse/livez', '/development'])(
    '%s is a page',
    (address) => {
      expect(isOperation(address, { hasDevelopmentPages })).toBe(false)
    },
  )

  test.each(['/dev/parts', '/en/dev/parts', '/dev/parts?sort=name', '/dev/parts/'])(
    '%s is a page only where there are others for development',
    (address) => {
      expect(isOperation(address, { hasDevelopmentPages })).toBe(!hasDevelopmentPages)
    },
  )
})
