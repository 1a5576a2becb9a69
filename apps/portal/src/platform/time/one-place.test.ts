import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** What computes with calendars and clocks, or would do it in the time zone of the machine. */
const ofTime =
  /Intl\.DateTimeFormat|Europe\/Oslo|temporal-polyfill|\.[gs]et(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(|Date\.UTC|86_400_000|\.toLocale(Date|Time)?String\(/

/** The portal computes here; the content system, another process, in one file of its own. */
const places = [
  /^apps\/portal\/src\/platform\/time\//,
  /^apps\/cms\/src\/oslo-time\.ts$/,
  // Made by tools.
  /payload-types\.ts$|\/paraglide\//,
  // Tests say in their own words what is right.
  /\.(test|spec)\.tsx?$|testing/,
]

test('Norwegian time is computed in one place', () => {
  const files = globSync('{apps/{portal,cms}/src,packages/*/src,scenarios}/**/*.{ts,tsx}', {
    cwd: root,
  })
  const others = files.filter((file) => !places.some((place) => place.test(file)))
  expect(others.length).toBeGreaterThan(800)
  expect(others.filter((file) => ofTime.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})
