import type { Flood } from './first-visits-flood.ts'
import type { AfterPublication, WhileReading } from './first-visits-frame.ts'
import { type Costs, concurrency, type Measured } from './first-visits-system.ts'
import { median } from './load.ts'
import type { Result } from './results.ts'
import { statusesText, summaryOf } from './visits.ts'

/** Of the portal that has been visited by then. */
export type Running = {
  again: Measured
  searches: Measured
  afterPublication: AfterPublication
  reading: WhileReading
  flood: Flood
  notFound: Measured
  /** Megabytes, before and after the non-existent addresses. */
  memory: { before: number; after: number }
}

export type FirstVisits = Running & {
  pages: number
  first: Measured
  /** The same markup, made by Next.js; the second with a component that the browser has too. */
  next: { server: Measured; browser: Measured; path: string; bytes: number }
  /** Pages that were answered without the content system. */
  withoutContent: number
  /** With twenty thousand pages more, which have so many addresses in the languages together. */
  many: { addresses: number; site: Measured; added: Measured }
}

/** One number of the table, for people. */
const shown = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export function resultOf(measured: FirstVisits): Result {
  const { first, next, reading, flood, memory, many, notFound, afterPublication } = measured
  const [ours, theirs] = [summaryOf(first.visits), summaryOf(next.server.visits)]
  const wanted = `${measured.pages} pages of the site map`
  const ratios = flood.pairs.map(({ quiet, flooded }) => flooded / quiet)
  return {
    name: `First visits, ${concurrency} at a time`,
    figures: [
      {
        what: 'First visits of the whole site, share of a Next.js page of the same markup',
        value: ours.perSecond / theirs.perSecond,
        target: 3,
      },
      {
        what: 'p99 of a first visit (ms)',
        value: ours.p99,
        target: 150,
        ...smaller,
      },
      {
        what: 'Longest wait of 50 readers while an editor publishes in the frame (ms)',
        value: reading.longest,
        target: 300,
        ...smaller,
      },
      {
        what: 'Until none of them is shown what was before (s)',
        value: reading.seconds,
        target: 2,
        smallerIsBetter: true,
      },
      {
        what: 'p99 of a cached page while non-existent addresses are asked for, share of without',
        value: median(ratios),
        target: 1.5,
        smallerIsBetter: true,
      },
      {
        what: `Memory of the portal after ${shown(notFound.visits.visits.length)} non-existent addresses (MB)`,
        value: memory.after,
        target: 600,
        ...smaller,
      },
      {
        what: 'Pages that are answered while the content system is stopped, share of all',
        value: measured.withoutContent / measured.pages,
        target: 1,
      },
      {
        what: 'Processor time of a first visit with 20,000 pages more, share of without',
        value: costOf(many.site.costs) / costOf(first.costs),
        target: 1.2,
        smallerIsBetter: true,
      },
    ],
    table: [
      [
        'visits',
        'a second',
        'p50',
        'p99',
        'portal or Next.js',
        'content system',
        'PostgreSQL',
        'answers',
      ],
      row(`${wanted}, right after a start`, first),
      row('Next.js, components of the server, right after a start', next.server),
      row('Next.js, a component of the browser, right after a start', next.browser),
      row('the same pages again', measured.again),
      row('new searches', measured.searches),
      row('the whole site after a publication in the frame', afterPublication),
      row('non-existent addresses', notFound),
      row(`the site with 20,000 pages more, of ${shown(many.addresses)} addresses`, many.site),
      row('some of those', many.added),
    ],
    details: [
      'columns of programs: their processor milliseconds per visit',
      `Next.js: the markup of ${next.path}, ${shown(next.bytes / 1_000)} kB, the middling page of the site; in one process, with its texts in the source and no content to ask for`,
      `processor time of all programs together: ${shown(costOf(first.costs), 1)} ms for a first visit, ${shown(costOf(next.server.costs), 1)} ms for a page of Next.js`,
      `after the publication: ${shown(100 * afterPublication.old)} % of the pages as they were before, all as they are now after ${shown(afterPublication.seconds, 1)} s`,
      `readers: ${shown(reading.pages)} cached pages, longest wait before the publication ${shown(reading.quiet)} ms`,
      `non-existent addresses beside a cached page: ${shown(flood.requestsPerSecond)} a second, answers ${statusesText(flood.statuses)}; p99 without ${shown(median(flood.pairs.map(({ quiet }) => quiet)), 1)} ms, with ${shown(median(flood.pairs.map(({ flooded }) => flooded)), 1)} ms; single pairs ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
      `memory before the non-existent addresses ${shown(memory.before)} MB`,
      `without the content system: ${measured.withoutContent} of ${wanted} right after a start`,
      'load generator, portal, content system and database on the same cores',
    ],
  }
}

const smaller = { smallerIsBetter: true, digits: 0 } as const

function row(what: string, { visits, costs }: Measured): string[] {
  const { perSecond, p50, p99, statuses } = summaryOf(visits)
  return [
    what,
    shown(perSecond),
    `${shown(p50)} ms`,
    `${shown(p99)} ms`,
    shown(costs.site, 1),
    shown(costs.content, 1),
    shown(costs.postgres, 1),
    statusesText(statuses),
  ]
}

function costOf({ site, content, postgres }: Costs): number {
  return site + content + postgres
}
