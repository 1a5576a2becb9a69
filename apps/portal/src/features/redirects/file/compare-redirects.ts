import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { toOldAddress, toTarget } from '#platform/routing/old-address.ts'
import { hasOwnPage } from '../model/page-at-address.ts'
import { type Lead, planChanges } from '../model/plan-changes.ts'
import { newRedirectFields } from '../model/redirect-fields.ts'
import { type LineProblem, lineProblems } from './columns.ts'
import type { FileLine } from './read-redirect-file.ts'

const RedirectForm = z.object(shapeOf(newRedirectFields))

export type ComparedLine = Lead & {
  readonly line: number
  readonly change: 'added' | 'changed' | 'unchanged'
}

export type Compared = {
  readonly lines: ComparedLine[]
  /** All that are new or lead elsewhere, also those that are not in the file. */
  readonly changed: Lead[]
  /** How many are not in the file and stay as they are. */
  readonly kept: number
}

/**
 * What a file would change. A redirect that is not in it stays, but for one that leads to an address
 * which the file makes an old one.
 * @param present old addresses and where they lead
 * @param origin of this site
 * @returns every invalid line, each with its first problem, or what each line would do
 */
export function compareRedirects(
  lines: readonly FileLine[],
  present: ReadonlyMap<string, string>,
  origin: string,
): { problems: LineProblem[] } | Compared {
  const read = lines.map((line) => ({ line: line.line, ...readLead(line, origin) }))
  const written = new Map<string, string>()
  const problems = read.flatMap(({ line, lead, problem }): LineProblem[] => {
    if (!lead) return [{ line, problem }]
    const before = written.get(lead.from)
    if (before !== undefined && before !== lead.to) return [{ line, problem: 'REPEATED' }]
    written.set(lead.from, lead.to)
    return []
  })
  if (problems.length > 0) return { problems }
  const planned = planChanges(
    present,
    [...written].map(([from, to]) => ({ from, to })),
  )
  const leads = read.flatMap(({ line, lead }) => (lead ? [{ line, ...lead }] : []))
  if ('circles' in planned) return { problems: circlesIn(leads, planned.circles) }
  const { changed } = planned
  const ends = new Map(changed.map(({ from, to }) => [from, to]))
  const kept = [...present.keys()].filter((from) => !written.has(from) && !ends.has(from)).length
  return { lines: leads.map((lead) => compareLine(lead, ends, present)), changed, kept }
}

type Problem = LineProblem['problem']
type ReadLead = { lead: Lead; problem?: undefined } | { lead?: undefined; problem: Problem }

function readLead({ cells }: FileLine, origin: string): ReadLead {
  const { data, error } = RedirectForm.safeParse(cells)
  if (!data) return { problem: toProblem(error.issues[0]?.message) }
  const from = toOldAddress(data.from)
  if (from === null) return { problem: 'OLD_ADDRESS_INVALID' }
  if (hasOwnPage(from)) return { problem: 'ADDRESS_IN_USE' }
  const to = toTarget(data.to, origin)
  return to === null ? { problem: 'TARGET_INVALID' } : { lead: { from, to } }
}

const toProblem = (code: string | undefined): Problem =>
  lineProblems.find((one) => one === code) ?? 'CHARACTERS_INVALID'

function circlesIn(
  leads: readonly (Lead & { line: number })[],
  circles: readonly string[],
): LineProblem[] {
  const inCircle = new Set(circles)
  return leads.flatMap(({ line, from }) =>
    inCircle.has(from) ? [{ line, problem: 'REDIRECT_CIRCLE' as const }] : [],
  )
}

function compareLine(
  { line, from, to }: Lead & { line: number },
  ends: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): ComparedLine {
  const end = ends.get(from)
  if (end === undefined) return { line, from, to: present.get(from) ?? to, change: 'unchanged' }
  return { line, from, to: end, change: present.has(from) ? 'changed' : 'added' }
}
