import { defineConfig } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { chromium, chromiumArguments } from './support/chromium.ts'

export default defineConfig({
  testDir: '..',
  // What goes across features, and that of each feature in its folder.
  testMatch: ['e2e/*.spec.ts', 'apps/portal/src/features/*/*.spec.ts'],
  respectGitIgnore: true,
  // Emptied at the start: that of the empty site lies beside it.
  outputDir: '../test-results/site',
  // Taken on Linux, with the fonts and the browser of the packages.
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{projectName}-{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // For a browser that did not start, or a machine that hung: the report names the second attempt.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: portalUrl,
    timezoneId: 'Europe/Oslo',
    trace: 'off',
    // See `support/test.ts`: only of what failed.
    screenshot: 'off',
    launchOptions: { executablePath: await chromium(), args: chromiumArguments },
  },
  // What exists in both languages is tested once in each, and on each screen: titles name the
  // language. At 320 px the screen makes no difference.
  projects: [
    { name: 'desktop', grepInvert: /\(no\)/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /\(en\)/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
