import { expect, test } from 'vitest'
import { currentPart, currentSection } from './current-part.ts'

const link = (href: string) => ({ href, text: href, openInNewTab: false })
const sports = { ...link('/trening'), links: [link('/trening/treningssentre'), link('/priser')] }

test.each([
  ['/trening', 'page'],
  ['/trening/priser', 'true'],
  ['/trening/treningssentre/domus', 'true'],
  ['/priser', 'true'],
  ['/treningsrom', undefined],
  ['/', undefined],
])('on %s the section is current: %s', (path, expected) => {
  expect(currentSection(sports, path)).toBe(expected)
})

test('a link is current on its own page and under it', () => {
  expect(currentPart('/helse', '/helse')).toBe('page')
  expect(currentPart('/helse', '/helse/leger')).toBe('true')
  expect(currentPart('/helse/leger', '/helse')).toBeUndefined()
})
