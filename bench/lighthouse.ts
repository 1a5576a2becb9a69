import lighthouse from 'lighthouse'
import { PlainError, say } from '../scripts/progress.ts'
import { type Browser, startBrowser } from './browser.ts'
import { median } from './load.ts'
import { publicPages } from './public-pages.ts'
import type { Figure, Result } from './results.ts'
import { startTraceableSite } from './traceable-site.ts'

const runs = 5

const categories = {
  performance: { title: 'performance', target: 98 },
  accessibility: { title: 'accessibility', target: 100 },
  'best-practices': { title: 'best practices', target: 100 },
  seo: { title: 'SEO', target: 100 },
} as const
type Category = keyof typeof categories
const categoryNames = Object.keys(categories) as Category[]

const layoutShiftTarget = 0.02

type Scores = Record<Category, number> & {
  layoutShift: number
  largestPaintSeconds: number
  kilobytes: number
  /** What the page does not get full marks for. */
  findings: string[]
}

/**
 * Lighthouse's phone profile on the production build, in the project's own Chromium: the median
 * of five runs a page. The performance figure needs an otherwise idle machine.
 */
export async function measureLighthouse(portalUrl: string): Promise<Result> {
  const site = await startTraceableSite(portalUrl)
  try {
    return await judgePages(site.url)
  } finally {
    await site.stop()
  }
}

async function judgePages(siteUrl: string): Promise<Result> {
  // The first visits make what is made on demand: rendered pages.
  for (const { path } of publicPages) await run(siteUrl + path)
  const pages: { name: string; scores: Scores }[] = []
  for (const { name, path } of publicPages) {
    const scores: Scores[] = []
    for (let round = 0; round < runs; round += 1) scores.push(await run(siteUrl + path))
    const middle = medianOf(scores)
    say(`  ${name}: ${row(middle).join(' · ')}`)
    pages.push({ name, scores: middle })
  }
  return {
    name: 'Lighthouse, phone profile',
    figures: figuresOf(pages.map(({ scores }) => scores)),
    table: [
      [
        'page',
        ...categoryNames.map((category) => categories[category].title),
        'layout shift',
        'largest paint',
        'transferred',
      ],
      ...pages.map(({ name, scores }) => [name, ...row(scores)]),
    ],
    details: [
      `the median of ${runs} runs a page after one that is not counted, simulated slow 4G and a processor four times slower`,
      ...pages.flatMap(({ name, scores }) =>
        scores.findings.map((finding) => `${name}: ${finding}`),
      ),
    ],
  }
}

function figuresOf(pages: readonly Scores[]): Figure[] {
  return [
    ...categoryNames.map((category) => ({
      what: `Lighthouse ${categories[category].title}, lowest of ${pages.length} pages`,
      value: Math.min(...pages.map((scores) => scores[category])),
      target: categories[category].target,
      digits: 0,
    })),
    {
      what: `Layout shift, highest of ${pages.length} pages`,
      value: Math.max(...pages.map(({ layoutShift }) => layoutShift)),
      target: layoutShiftTarget,
      smallerIsBetter: true,
      digits: 3,
    },
  ]
}

function row(scores: Scores): string[] {
  return [
    ...categoryNames.map((category) => scores[category].toFixed(0)),
    scores.layoutShift.toFixed(3),
    `${scores.largestPaintSeconds.toFixed(2)} s`,
    `${scores.kilobytes.toFixed(0)} kB`,
  ]
}

/** Every run has a browser of its own: nothing is in its cache. */
async function run(url: string): Promise<Scores> {
  const browser = await startBrowser()
  try {
    return await judge(browser, url)
  } finally {
    await browser.stop()
  }
}

async function judge(browser: Browser, url: string): Promise<Scores> {
  const outcome = await lighthouse(url, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: categoryNames,
  })
  const report = outcome?.lhr
  if (!report || report.runtimeError)
    throw new PlainError(`Lighthouse could not judge ${url}: ${report?.runtimeError?.message}`)
  const score = (category: Category) => {
    const value = report.categories[category]?.score
    if (typeof value !== 'number') throw new PlainError(`Lighthouse gave no ${category} for ${url}`)
    return Math.round(value * 100)
  }
  const numeric = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: numeric('cumulative-layout-shift'),
    largestPaintSeconds: numeric('largest-contentful-paint') / 1_000,
    kilobytes: numeric('total-byte-weight') / 1_000,
    findings: categoryNames
      .filter((category) => category !== 'performance')
      .flatMap((category) => report.categories[category]?.auditRefs ?? [])
      .flatMap(({ id, weight }) => {
        const audit = report.audits[id]
        return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : []
      }),
  }
}

function medianOf(scores: readonly Scores[]): Scores {
  const middle = (of: (scores: Scores) => number) => median(scores.map(of))
  return {
    performance: middle((one) => one.performance),
    accessibility: middle((one) => one.accessibility),
    'best-practices': middle((one) => one['best-practices']),
    seo: middle((one) => one.seo),
    layoutShift: middle((one) => one.layoutShift),
    largestPaintSeconds: middle((one) => one.largestPaintSeconds),
    kilobytes: middle((one) => one.kilobytes),
    findings: [...new Set(scores.flatMap(({ findings }) => findings))],
  }
}
