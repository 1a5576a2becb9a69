import { defineConfig } from 'vitest/config'

const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.next/**',
  '**/.data/**',
  // No feature as it lies there: `npm test` makes one of it, and tests that.
  'scripts/new-feature/template/**',
]

/** Of the content system, with other settings than the rest: a process reads them once. */
const withOwnSettings = ['apps/cms/src/accounts/second-factor.integration.test.ts']

const namedOrganisation = './apps/portal/src/testing/name-organisation.testing.ts'

export default defineConfig({
  test: {
    // As many as there are cores: left to itself, Vitest leaves one of two idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignored, '**/*.integration.test.ts'],
          // Pure code: what a file has loaded is there for the next one.
          isolate: false,
          // None is about time: a busy machine fails no test, and one that never ends is ended.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          setupFiles: [
            './apps/portal/src/testing/begin-in-norwegian.testing.ts',
            namedOrganisation,
          ],
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{apps/portal,scripts}/**/*.integration.test.ts', ...withOwnSettings],
          exclude: ignored,
          globalSetup: ['./scripts/vitest-database.ts'],
          setupFiles: [namedOrganisation],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each file has a database of its own, and no state in what it loads.
          isolate: false,
        },
      },
      {
        test: {
          name: 'content-system',
          include: ['apps/cms/**/*.integration.test.ts'],
          exclude: [...ignored, ...withOwnSettings],
          globalSetup: ['./scripts/vitest-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Loading Payload takes longer than most of its tests.
          isolate: false,
        },
      },
    ],
  },
})
