import { hash } from 'node:crypto'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Language } from '../model/contract.ts'
import { recordAction } from '../model/record-action.server.ts'
import { groupClassImport, groupClassSettings } from '../model/tables.server.ts'
import { lockSchedule, readNow } from '../schedule/load-schedule.server.ts'
import { planEffectsOn } from '../schedule/plan-schedule-change.server.ts'
import { previewClasses } from '../schedule/preview-change.server.ts'
import { recordChanges } from '../schedule/record-change.server.ts'
import { changeClasses } from '../schedule/save-change.server.ts'
import type { ScheduleColumn } from './columns.ts'
import type { ScheduleFilePreview, ScheduleImported } from './contract.ts'
import { type ImportPlan, type PlannedLine, planImport } from './plan-import.ts'
import { readPresent } from './read-present.server.ts'
import { scheduleFileRefusals } from './refusals.ts'
import { writeImport } from './write-import.server.ts'

type Lines = readonly FileLine<ScheduleColumn>[]

/** @throws {Refusal} LINES_INVALID */
export async function previewImport(
  database: Database,
  { lines, language }: { lines: Lines; language: Language },
): Promise<ScheduleFilePreview> {
  const planned = await planAll(database, { lines, lock: false })
  const classes = await previewClasses(database, planned, language)
  const existing = classes.filter(({ kind }) => kind !== 'added')
  return {
    lines: planned.lines.map(previewLine),
    over: planned.lines.filter(({ isOver }) => isOver).length,
    added: classes.length - existing.length,
    classes: existing,
    later: planned.later,
    version: planned.version,
  }
}

function previewLine({ line, change, fields }: PlannedLine): ScheduleFilePreview['lines'][number] {
  const { kind, center, isoWeekday, startTime } = line
  const from = change && (change.kind === 'end-row' ? change.from : change.row.validFrom)
  return {
    line: line.line,
    kind,
    center,
    isoWeekday,
    startTime,
    from,
    change: change ? changes[change.kind] : fields.length > 0 ? 'changed' : 'unchanged',
    fields: [...fields],
  }
}

const changes = { 'add-row': 'added', 'change-row': 'changed', 'end-row': 'ended' } as const

/**
 * Imports all lines in one transaction, or none. Members whose class is cancelled, or who lose their
 * place, are notified by mail, as when staff change the schedule themselves.
 * @param version of the preview
 * @throws {Refusal} LINES_INVALID, SCHEDULE_CHANGED
 */
export async function importSchedule(
  database: Database,
  staff: StaffActor,
  { lines, version }: { lines: Lines; version: string },
): Promise<ScheduleImported> {
  return database.transaction(async (transaction) => {
    // Nobody removes a centre, a room or an instructor that the file names.
    await transaction.select().from(groupClassSettings).for('share')
    await lockSchedule(transaction)
    const planned = await planAll(transaction, { lines, lock: true })
    if (planned.version !== version)
      throw new Refusal('SCHEDULE_CHANGED', scheduleFileRefusals.SCHEDULE_CHANGED)
    const count = (wanted: (line: PlannedLine) => boolean) => planned.lines.filter(wanted).length
    const added = count(({ change }) => change?.kind === 'add-row')
    const changed = count(({ row, fields }) => row !== null && fields.length > 0)
    if (added + changed === 0) return { added, changed, classes: noClasses }
    const importId = await recordImport(transaction, staff, { added, changed })
    const ids = await writeImport(transaction, planned, importId)
    await recordChanges(transaction, staff, {
      ...planned,
      changes: planned.lines.flatMap(({ change, row, idOfNew }) =>
        change ? [{ change, idOfNew, id: ids.get(idOfNew) ?? row?.id ?? 0 }] : [],
      ),
    })
    const classes = await changeClasses(transaction, staff, { ...planned, exceptions: [], ids })
    return { added, changed, classes }
  })
}

/** @throws {Refusal} LINES_INVALID */
async function planAll(database: Database, { lines, lock }: { lines: Lines; lock: boolean }) {
  const now = await readNow(database)
  const plan = requireValid(planImport(lines, await readPresent(database, { lines, now })))
  const effects = await planEffectsOn(database, { now, plans: plan.plans, lock })
  return { ...plan, ...effects, now, version: versionOf(plan, effects.fingerprint) }
}

/** Of everything that the import would write, and of its effects on classes. */
function versionOf({ lines }: ImportPlan, ofEffects: string): string {
  const written = lines.map(({ line, change, fields }) => [line, change, fields])
  return hash('sha256', JSON.stringify([written, ofEffects]), 'base64url')
}

/** @throws {Refusal} LINES_INVALID */
function requireValid(plan: ReturnType<typeof planImport>): ImportPlan {
  if ('lines' in plan) return plan
  throw new Refusal('LINES_INVALID', scheduleFileRefusals.LINES_INVALID, { details: plan })
}

const noClasses = { added: 0, cancelled: 0, moved: 0, changed: 0, notified: 0 }

async function recordImport(
  transaction: Database,
  staff: StaffActor,
  counts: { added: number; changed: number },
): Promise<string> {
  const [made] = await transaction.insert(groupClassImport).values(counts).returning()
  if (!made) throw new Error('no import was inserted')
  await recordAction(transaction, staff, {
    action: 'class-schedule-imported',
    subject: { kind: 'class-schedule-import', id: made.id },
    after: { classRowsAdded: counts.added, classRowsChanged: counts.changed },
  })
  return made.id
}
