import { hash } from 'node:crypto'
import { kindergartenImport } from '#core/kindergartens/imports/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { lockNumbers } from '../model/numbers.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { Answers } from './answers.ts'
import type { ChildrenImported, ChildrenPreview } from './contract.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import type { ChildFile } from './read-child-file.ts'
import { readPresent } from './read-present.server.ts'
import { childFileRefusals } from './refusals.ts'
import { writePlan } from './write-plan.server.ts'

type Given = {
  readonly file: ChildFile
  /** `2026-11-23` */
  readonly today: string
}

const noAnswers: Answers = new Map()

/** @throws {Refusal} LINES_INVALID */
export async function previewChildren(
  { database, encryption }: Parts,
  staff: StaffActor,
  given: Given,
): Promise<ChildrenPreview> {
  const { base } = await database.transaction((transaction) =>
    makePlans({ database: transaction, encryption }, staff, { ...given, answers: noAnswers }),
  )
  const { lines, missing, gone, full } = base
  return {
    lines: lines.map((one) => ({ ...one, notes: [...one.notes] })),
    missing: [...missing],
    gone: [...gone],
    full: [...full],
    version: versionOf(base),
  }
}

/**
 * Imports all lines, or none, exactly as the preview has shown, with the answers to its questions. No access
 * is opened by it, and no block ended.
 * @returns `importId` null when there was nothing to import
 * @throws {Refusal} LINES_INVALID, CHILDREN_CHANGED, QUESTIONS_OPEN
 */
export async function importChildren(
  { database, encryption }: Parts,
  staff: StaffActor,
  given: Given & {
    readonly answers: Answers
    /** Of the preview. */
    readonly version: string
    readonly fileName: string
  },
): Promise<ChildrenImported> {
  try {
    return await database.transaction(async (transaction) => {
      await lockNumbers(transaction)
      return writeImport({ database: transaction, encryption }, staff, given)
    })
  } catch (error) {
    // Meanwhile staff have moved a child.
    if (breaksConstraint(error, 'kindergarten_enrolment_one_at_a_time')) throw childrenChanged()
    throw error
  }
}

export const childrenChanged = () =>
  new Refusal('CHILDREN_CHANGED', childFileRefusals.CHILDREN_CHANGED)

async function writeImport(
  parts: Parts,
  staff: StaffActor,
  given: Parameters<typeof importChildren>[2],
): Promise<ChildrenImported> {
  const { base, answered } = await makePlans(parts, staff, given)
  if (versionOf(base) !== given.version) throw childrenChanged()
  if (answered.questions.length > 0)
    throw new Refusal('QUESTIONS_OPEN', childFileRefusals.QUESTIONS_OPEN)
  const counts = {
    children: answered.children.filter(({ change }) => change === 'added').length,
    guardians: answered.guardians.filter(({ change }) => change === 'added').length,
    changed: answered.lines.filter(({ change }) => change === 'changed').length,
  }
  const missing = answered.missing.length
  const isNothing = answered.lines.every(({ change }) => change === 'unchanged') && missing === 0
  if (isNothing) return { importId: null, ...counts, missing }
  const [made] = await parts.database
    .insert(kindergartenImport)
    .values({ fileName: given.fileName, ...counts })
    .returning({ id: kindergartenImport.id })
  if (!made) throw new Error('the import was not inserted')
  if (!(await writePlan(parts, answered, { importId: made.id, today: given.today })))
    throw childrenChanged()
  const lost = answered.lines.filter(({ notes }) => notes.includes('access-lost')).length
  await recordAction(parts.database, staff, {
    action: 'kindergarten-children-imported',
    subject: { kind: 'kindergarten-import', id: made.id },
    after: {
      childImportFile: given.fileName,
      childImportedChildren: counts.children,
      childImportedGuardians: counts.guardians,
      childImportedChanges: counts.changed,
      childImportMissing: missing,
      childImportAccessLost: lost,
    },
  })
  return { importId: made.id, ...counts, missing }
}

/** @throws {Refusal} LINES_INVALID */
async function makePlans(
  parts: Parts,
  staff: StaffActor,
  { file, today, answers }: Given & { readonly answers: Answers },
): Promise<{ base: ImportPlan; answered: ImportPlan }> {
  const present = await readPresent(parts, staff, file.lines, today)
  const plan = (by: Answers): ImportPlan => {
    const planned = planImport(file, present, by)
    if (!('problems' in planned)) return planned
    const { problems } = planned
    throw new Refusal('LINES_INVALID', childFileRefusals.LINES_INVALID, { details: { problems } })
  }
  return { base: plan(noAnswers), answered: plan(answers) }
}

/** Of all that the import will do: another file, or another state, has another one. */
const versionOf = (plan: ImportPlan): string => hash('sha256', JSON.stringify(plan), 'base64url')
