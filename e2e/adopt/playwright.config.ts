import { defineConfig } from '@playwright/test'
import site from '../playwright.config.ts'

/** An organisation takes an empty installation into use: one journey, on a site of its own. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/adopt',
  workers: 1,
  // What it has done stays done: a second attempt would find another site.
  retries: 0,
  timeout: 300_000,
  // A step that does not find its button says so, and not that the journey is over.
  use: { ...site.use, actionTimeout: 10_000 },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
})
