import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Build, buildIfNeeded } from './build.ts'
import { check, sum, TestsFailed } from './check.ts'
import type { CheckContext } from './check-context.ts'
import { checkNewFeature, type RunInCopy } from './new-feature/check-new-feature.ts'
import { makeScratchCopy } from './new-feature/scratch-copy.ts'
import { elapsed, PlainError, say } from './progress.ts'
import { runCommand } from './run-command.ts'
import {
  readPlaywrightReport,
  readVitestReport,
  slowestFiles,
  type TestCount,
} from './test-report.ts'
import type { TestSite } from './test-site.ts'
import { checkThirdLocale } from './third-locale/check-third-locale.ts'

/** Tests may take as long as they do, but one must end in this time. */
const quietMilliseconds = 5 * 60_000

/** `verbose` names each test as it ends, by which is seen that something still moves. */
const reportersOf = (report: string) => [
  '--reporter=verbose',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

type RunContext = CheckContext & { quietMilliseconds?: number }

export function lint(context: CheckContext): Promise<TestCount> {
  return check('Lint and format', () => run(context, 'lint', 'biome', ['ci', '.']))
}

/** Files, exports and dependencies that nothing uses: knip.json says where the program starts. */
export function deadCode(context: CheckContext): Promise<TestCount> {
  return check('No dead files or exports', () => run(context, 'knip', 'knip', ['--no-progress']))
}

/** Several checkers repeat work: on two cores they take twice the processor time, and no less time. */
const oneChecker = ['--checkers', '1']

export function types(context: CheckContext, folder: string): Promise<TestCount> {
  const name = folder === '.' ? 'scripts' : folder
  return check(`Types of ${name}`, () =>
    run(context, `types-${name.replaceAll('/', '-')}`, 'tsc', ['-p', folder, ...oneChecker]),
  )
}

export function build(context: CheckContext, target: Build): Promise<TestCount> {
  return check(target.title, async () => {
    await buildIfNeeded(context.paths.root, target, {
      ...context,
      environment: context.buildEnvironment,
      logFile: logOf(context, target.name),
    })
    return undefined
  })
}

/** @param names only files with one of them in their path; none given: all */
export function unitAndIntegration(
  context: CheckContext,
  names: readonly string[],
): Promise<TestCount> {
  const report = join(context.paths.logs, 'vitest.json')
  return check('Unit and integration tests', async (rename) => {
    try {
      return await runTests(rename, 'Unit and integration tests', report, readVitestReport, () =>
        run({ ...context, quietMilliseconds }, 'vitest', 'vitest', [
          'run',
          ...(names.length > 0 ? ['--passWithNoTests'] : []),
          ...names,
          ...reportersOf(report),
        ]),
      )
    } finally {
      if (names.length === 0) saySlowest(report, context.paths.root)
    }
  })
}

/** Where to look first when the tests have become slow. */
function saySlowest(report: string, root: string): void {
  if (!existsSync(report)) return
  for (const { file, seconds } of slowestFiles(report, root, 10))
    say(`    ${seconds.toFixed(1).padStart(6)} s  ${file}`)
}

/**
 * What `npm run new-feature` makes, and then a third language of the site, in a copy of the repository
 * that is removed afterwards. Both need the types of the portal checked, which is done once.
 */
export function newFeature(context: CheckContext): Promise<TestCount> {
  const title = 'A new feature and a third language, made in a copy'
  const report = join(context.paths.logs, 'new-feature.json')
  /** Each part of it says how long it took. */
  const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now()
    try {
      return await work()
    } finally {
      say(`    ${name}  ${elapsed(start)}`)
    }
  }
  let count = sum([])
  return check(title, async (rename) => {
    const repository = context.paths.root
    const copy = makeScratchCopy(repository)
    const runInCopy: RunInCopy = (program, given, { folder }) =>
      timed(`${program} ${given[0] ?? ''}`, () =>
        run(context, `new-feature-${program}`, program, given, folder),
      )
    const runTestsInCopy = async (given: readonly string[], { folder }: { folder: string }) => {
      const work = () =>
        timed(`vitest ${given[0] ?? ''} …`, () =>
          run(
            { ...context, quietMilliseconds },
            'new-feature-vitest',
            'vitest',
            ['run', ...given, ...reportersOf(report)],
            folder,
          ),
        )
      count = sum([count, await runTests(() => undefined, title, report, readVitestReport, work)])
      rename(`${title}: ${count.passed} passed`)
    }
    try {
      await checkNewFeature({ repository, copy }, runInCopy, runTestsInCopy)
      await checkThirdLocale(copy, runInCopy, runTestsInCopy)
      return count
    } finally {
      copy.remove()
    }
  })
}

/** @param names only files with one of them in their path; none given: all */
export function browser(
  context: CheckContext,
  site: TestSite,
  names: readonly string[],
): Promise<TestCount> {
  const given = [...(names.length > 0 ? ['--pass-with-no-tests'] : []), ...names]
  const configuration = '--config=e2e/playwright.config.ts'
  return inBrowser(context, site, {
    name: 'playwright',
    title: 'Browser tests',
    given: [configuration, ...given],
  })
}

/** An organisation takes an empty installation into use. */
export function adoption(context: CheckContext, site: TestSite): Promise<TestCount> {
  return inBrowser(context, site, {
    name: 'adopt',
    title: 'An empty installation is taken into use',
    given: ['--config=e2e/adopt/playwright.config.ts'],
  })
}

function inBrowser(
  context: CheckContext,
  site: TestSite,
  { name, title, given }: { name: string; title: string; given: readonly string[] },
): Promise<TestCount> {
  const report = join(context.paths.logs, `${name}.json`)
  const environment = {
    ...context.environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORTAL_URL: site.portalUrl,
    E2E_CMS_URL: site.cmsUrl,
    E2E_DATABASE_URL: site.databaseUrl,
    E2E_DEMO_DATABASE: site.demoDatabase ?? '',
    E2E_SITE_KEY: site.siteKey,
    E2E_PAYMENT_URL: site.paymentUrl,
    E2E_SIMULATOR_KEY: site.simulatorKey,
    E2E_PORTAL_LOG: site.portalLog,
    E2E_SHARED_SETTINGS: JSON.stringify(site.sharedSettings),
  }
  return check(title, (rename) =>
    runTests(rename, title, report, readPlaywrightReport, () =>
      run({ ...context, environment, quietMilliseconds }, name, 'playwright', [
        'test',
        ...given,
        '--reporter=list,json',
      ]),
    ),
  )
}

async function run(
  context: RunContext,
  name: string,
  command: string,
  given: readonly string[],
  folder = context.paths.root,
): Promise<undefined> {
  await runCommand(
    {
      name,
      command: join(context.paths.root, 'node_modules/.bin', command),
      arguments: given,
      folder,
      environment: context.environment,
    },
    { ...context, logFile: logOf(context, name) },
  )
}

async function runTests(
  rename: (title: string) => void,
  title: string,
  report: string,
  read: (file: string) => TestCount,
  work: () => Promise<unknown>,
): Promise<TestCount> {
  rmSync(report, { force: true })
  let failure: PlainError | undefined
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    failure = error
  }
  const count = readOr(failure, () => read(report))
  const also = [
    ...(count.failed > 0 ? [`${count.failed} failed`] : []),
    ...(count.unsteady ? [`${count.unsteady} at the second attempt`] : []),
  ]
  rename([`${title}: ${count.passed} passed`, ...also].join(', '))
  // A runner can fail although every test passed: an unhandled error, a teardown that breaks.
  if (failure && count.failed === 0) throw new TestsFailed({ ...count, failed: 1 }, failure.output)
  if (count.failed > 0) throw new TestsFailed(count, failure?.output)
  return count
}

function readOr(failure: PlainError | undefined, read: () => TestCount): TestCount {
  try {
    return read()
  } catch (error) {
    throw failure ?? error
  }
}

function logOf(context: CheckContext, name: string): string {
  return join(context.paths.logs, `test-${name}.log`)
}
