import { expect, test } from 'vitest'
import { pageArea } from './page-area.ts'

test.each([
  ['/logg-inn', 'public'],
  ['/en/sports/group-classes', 'public'],
  ['/min-side', 'my-page'],
  ['/en/my-page/profile', 'my-page'],
  ['/ansatt', 'staff'],
  ['/en/staff/audit-log', 'staff'],
])('%s is of the area %s', (path, area) => {
  expect(pageArea(path)).toBe(area)
})

test.each(['/', '/helse/leger', '/en/about-us', '/finnes-ikke', '/bolig', '/api/frontend/session'])(
  '%s is of none, and loaded',
  (path) => {
    expect(pageArea(path)).toBeNull()
  },
)
