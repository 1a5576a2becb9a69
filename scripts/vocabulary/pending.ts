/** A layer of the portal, another application, a package, scripts, measurements, browser tests. */
export const areaOf = (file: string): string =>
  /^apps\/portal\/src\/[a-z]+(?=\/)|^(?:apps|packages)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file

/** Areas that still have forbidden words, and how many at most: these numbers only go down. */
export const pending: Readonly<Record<string, number>> = {
  'apps/cms': 123,
  'apps/payment-simulator': 220,
  'apps/portal': 1,
  'apps/portal/src/core': 523,
  'apps/portal/src/features': 3008,
  'apps/portal/src/routes': 1,
  'apps/portal/src/testing': 17,
  bench: 77,
  e2e: 99,
  'packages/account-guard': 21,
  'packages/content-contract': 3,
}
