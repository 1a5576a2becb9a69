import type { ContentField } from '#core/grants/application/content-changes.ts'
import type { GrantContent } from '#core/grants/content.ts'
import { gapOf } from '#core/grants/money.ts'
import type { ApplicantKind, DocumentApplicants } from '#core/grants/setup/kinds.ts'

/** Why an application cannot be sent. */
export const problemCodes = [
  'TITLE_MISSING',
  'SUMMARY_MISSING',
  'DESCRIPTION_MISSING',
  'STARTS_MISSING',
  'ENDS_MISSING',
  'ENDS_TOO_EARLY',
  'EVENT_TOO_EARLY',
  'PLACE_MISSING',
  'PARTICIPANTS_MISSING',
  'AMOUNT_MISSING',
  'AMOUNT_TOO_LOW',
  'AMOUNT_TOO_HIGH',
  'COSTS_MISSING',
  'LINE_INCOMPLETE',
  'BUDGET_GAP',
  'DOCUMENT_MISSING',
] as const
export type ProblemCode = (typeof problemCodes)[number]

export type Problem = {
  readonly code: ProblemCode
  /** Where it is put right: a field, or else a document of the checklist. */
  readonly field: ContentField | null
  readonly documentId: string | null
}

export type CheckedType = {
  readonly hasEvent: boolean
  readonly leastOre: number
  readonly mostOre: number
}

export type CheckedDocument = {
  readonly id: string
  readonly applicants: DocumentApplicants
  readonly isRequired: boolean
}

export type Checked = {
  readonly content: GrantContent
  /** Those that are in the draft. */
  readonly files: readonly { readonly documentId: string | null }[]
  readonly type: CheckedType
  /** The checklist of the type. */
  readonly documents: readonly CheckedDocument[]
  /** A day in Norway. */
  readonly earliestEventOn: string
  readonly applicantKind: ApplicantKind
}

/** All that is missing or wrong before it may be sent, in the order of the form. */
export function findProblems(checked: Checked): Problem[] {
  const { content, type } = checked
  return [
    ...textProblems(content),
    ...dayProblems(checked),
    ...(type.hasEvent ? eventProblems(content) : []),
    ...moneyProblems(content, type),
    ...documentProblems(checked),
  ]
}

const at = (code: ProblemCode, field: ContentField): Problem => ({ code, field, documentId: null })

function textProblems({ title, summary, description }: GrantContent): Problem[] {
  return [
    ...(title === '' ? [at('TITLE_MISSING', 'title')] : []),
    ...(summary === '' ? [at('SUMMARY_MISSING', 'summary')] : []),
    ...(description === '' ? [at('DESCRIPTION_MISSING', 'description')] : []),
  ]
}

function dayProblems({ content, type, earliestEventOn }: Checked): Problem[] {
  const { startsOn, endsOn } = content
  const problems: Problem[] = []
  if (startsOn === null) problems.push(at('STARTS_MISSING', 'startsOn'))
  else if (type.hasEvent && startsOn < earliestEventOn)
    problems.push(at('EVENT_TOO_EARLY', 'startsOn'))
  if (endsOn === null) problems.push(at('ENDS_MISSING', 'endsOn'))
  else if (startsOn !== null && endsOn < startsOn) problems.push(at('ENDS_TOO_EARLY', 'endsOn'))
  return problems
}

function eventProblems({ place, participants }: GrantContent): Problem[] {
  return [
    ...(place === '' ? [at('PLACE_MISSING', 'place')] : []),
    ...(participants === null ? [at('PARTICIPANTS_MISSING', 'participants')] : []),
  ]
}

function moneyProblems(content: GrantContent, type: CheckedType): Problem[] {
  const { requestedOre, costs, income } = content
  const problems: Problem[] = []
  // Nothing is granted for less than one krone, whatever the type says.
  if (requestedOre === null || requestedOre === 0)
    problems.push(at('AMOUNT_MISSING', 'requestedOre'))
  else if (requestedOre < type.leastOre) problems.push(at('AMOUNT_TOO_LOW', 'requestedOre'))
  else if (requestedOre > type.mostOre) problems.push(at('AMOUNT_TOO_HIGH', 'requestedOre'))
  if (costs.length === 0) problems.push(at('COSTS_MISSING', 'costs'))
  for (const [field, lines] of [
    ['costs', costs],
    ['income', income],
  ] as const)
    if (lines.some(({ text, amountOre }) => text === '' || amountOre === 0))
      problems.push(at('LINE_INCOMPLETE', field))
  if (costs.length > 0 && requestedOre !== null && gapOf(content) !== 0)
    problems.push(at('BUDGET_GAP', 'costs'))
  return problems
}

/** Documents that are asked of this kind of applicants. */
export const documentsFor = <Document extends CheckedDocument>(
  documents: readonly Document[],
  applicantKind: ApplicantKind,
): Document[] =>
  documents.filter(({ applicants }) => applicants === 'all' || applicants === applicantKind)

function documentProblems({ documents, files, applicantKind }: Checked): Problem[] {
  const there = new Set(files.map(({ documentId }) => documentId))
  return documentsFor(documents, applicantKind).flatMap(({ id, isRequired }) =>
    isRequired && !there.has(id)
      ? [{ code: 'DOCUMENT_MISSING' as const, field: null, documentId: id }]
      : [],
  )
}
