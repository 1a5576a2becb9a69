import { expect, test } from 'vitest'
import { readDevice } from './device.ts'

const mozilla = 'Mozilla/5.0'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0`, 'Edge', 'Windows'],
  [`${mozilla} (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/115.0`, 'Opera', 'Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${mozilla} (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`, 'Chrome', 'Mac'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`,
    'Safari',
    'Mac / iPad',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`${mozilla} (iPad; CPU OS 12_5 like Mac OS X) FxiOS/133.0 Safari/605.1.15`, 'Firefox', 'iPad'],
  [
    `${mozilla} (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0`,
    'Firefox',
    'Linux',
  ],
])('%s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system })
})

test.each([undefined, '', 'curl/8.5.0', '<script>alert(1)</script>'])(
  'nothing is made up of %j',
  (userAgent) => {
    expect(readDevice(userAgent)).toEqual({ browser: null, system: null })
  },
)
