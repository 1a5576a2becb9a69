/**
 * `npm test`: lint, types, builds, unit, integration and browser tests, with one line at the end.
 * `--without-browser` leaves out the browser tests.
 * `npm test -- group-classes`: only tests in files and folders with this in their path, and the browser
 * tests named after it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '../e2e/support/chromium.ts'
import { contentSystemBuild, isUpToDate, portalBuild } from './build.ts'
import { check, sum } from './check.ts'
import type { CheckContext } from './check-context.ts'
import { type DemoTemplate, demoPrefix, prepareDemo } from './demo-template.ts'
import { pathsOf, repositoryRoot } from './paths.ts'
import { startLastingServer, startTestServer, type TestServer } from './postgres/test-server.ts'
import { ProcessRegister } from './process-register.ts'
import { elapsed, reportFailure, say, step } from './progress.ts'
import { generateSecrets } from './secrets.ts'
import { applicationEnvironment, readSettings } from './settings.ts'
import { listenForStop, Stopped } from './stop-signal.ts'
import {
  adoption,
  browser,
  build,
  deadCode,
  lint,
  newFeature,
  types,
  unitAndIntegration,
} from './test-checks.ts'
import { testEnvironment } from './test-environment.ts'
import type { TestCount } from './test-report.ts'
import { startEmptySite, startTestSite, type TestSite } from './test-site.ts'

const given = process.argv.slice(2)
const withBrowser = !given.includes('--without-browser')
const names = given.filter((argument) => !argument.startsWith('-'))
/** `npm run adopt:check` */
const onlyAdopts = names.length === 1 && names[0] === 'adopt'
const { stop } = listenForStop()
const start = performance.now()

try {
  const count = await withServer(runChecks)
  say(`\n${elapsed(start)}`)
  say(`${count.passed} passed, ${count.failed} failed`)
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0)
} catch (error) {
  if (error instanceof Stopped) say('Stopped before the tests were complete.')
  else reportFailure(error)
  process.exit(error instanceof Stopped ? 130 : 1)
}

async function withServer(work: (context: CheckContext) => Promise<TestCount>): Promise<TestCount> {
  const paths = pathsOf(repositoryRoot, '.data')
  mkdirSync(paths.logs, { recursive: true })
  const register = new ProcessRegister(paths.run)
  await register.endLeftovers()
  const givenUrl = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const server = await step('PostgreSQL for the tests is ready', () =>
    givenUrl
      ? startTestServer({ url: givenUrl })
      : startLastingServer(join(paths.data, 'test', 'server'), demoPrefix),
  )
  let quick: TestServer | undefined
  try {
    // For the hundreds of databases that the tests make, which do not stay.
    quick = await startTestServer({ url: givenUrl })
    if (stop.aborted) throw new Stopped()
    const environment = testEnvironment(quick.url)
    const buildEnvironment = applicationEnvironment({
      user: environment,
      settings: readSettings(environment),
      secrets: generateSecrets(),
      paths,
      databaseUrl: server.url,
      mode: 'production',
    })
    return await work({
      paths,
      register,
      stop,
      environment,
      buildEnvironment,
      server,
    })
  } finally {
    await quick?.stop()
    await server.stop()
  }
}

/**
 * Two lanes for two cores: the content system's long build beside everything short. Types, tests and
 * demo data of the portal need what its build generates, which both lanes wait for.
 */
async function runChecks(context: CheckContext): Promise<TestCount> {
  const portal = build(context, portalBuild)
  const [content, short] = await Promise.allSettled([
    contentSystemLane(context, portal),
    shortLane(context, portal),
  ])
  if (content.status === 'rejected') throw content.reason
  if (short.status === 'rejected') throw short.reason
  const beforeBrowser = sum([await portal, content.value.count, short.value])
  if (!withBrowser) return beforeBrowser
  const { demo } = content.value
  // Once, for both runs below: the second would start a file that the first still writes.
  await chromium()
  try {
    // The journey through the empty site is one page after the other: beside the rest it fills the gaps.
    const [ofDemo, ofEmpty] = await Promise.allSettled([
      onlyAdopts ? sum([]) : browserChecks(context, demo),
      adoptionCheck(context),
    ])
    if (ofDemo.status === 'rejected') throw ofDemo.reason
    if (ofEmpty.status === 'rejected') throw ofEmpty.reason
    return sum([beforeBrowser, ofDemo.value, ofEmpty.value])
  } finally {
    await demo?.release()
  }
}

async function contentSystemLane(
  context: CheckContext,
  portal: Promise<unknown>,
): Promise<{ count: TestCount; demo: DemoTemplate | undefined }> {
  const built = await build(context, contentSystemBuild)
  await portal
  const typed = names.length > 0 ? sum([]) : await types(context, 'apps/cms')
  let demo: DemoTemplate | undefined
  const prepared =
    withBrowser && !onlyAdopts
      ? await check('The demo site that the browser tests copy', async () => {
          demo = await prepareDemo(context)
          return undefined
        })
      : sum([])
  const made =
    names.length === 0 || names.includes('new-feature') ? await newFeature(context) : sum([])
  return { count: sum([built, typed, prepared, made]), demo }
}

async function browserChecks(
  context: CheckContext,
  demo: DemoTemplate | undefined,
): Promise<TestCount> {
  if (
    !demo ||
    ![portalBuild, contentSystemBuild].every((target) => isUpToDate(repositoryRoot, target))
  ) {
    say('- Browser tests are left out: there is no build to test')
    return { passed: 0, failed: 0 }
  }
  let site: TestSite | undefined
  const prepared = await check('The site for the browser tests', async () => {
    site = await startTestSite(context, demo)
    return undefined
  })
  if (!site) return prepared
  try {
    return await browser(context, site, names)
  } finally {
    await site.stop()
  }
}

/** On a site of its own, which is empty: what one organisation does to it is not undone. */
async function adoptionCheck(context: CheckContext): Promise<TestCount> {
  if (names.length > 0 && !names.includes('adopt')) return sum([])
  let site: TestSite | undefined
  const prepared = await check('An empty site', async () => {
    site = await startEmptySite(context)
    return undefined
  })
  if (!site) return prepared
  try {
    return await adoption(context, site)
  } finally {
    await site.stop()
  }
}

async function shortLane(context: CheckContext, portal: Promise<unknown>): Promise<TestCount> {
  await portal
  if (names.length > 0) return unitAndIntegration(context, names)
  return sum([
    await lint(context),
    await deadCode(context),
    await types(context, '.'),
    await types(context, 'packages/content-contract'),
    await types(context, 'packages/account-guard'),
    await types(context, 'apps/payment-simulator'),
    await types(context, 'apps/portal'),
    await unitAndIntegration(context, names),
  ])
}
