import type { FileLine } from '#core/table-files/read-table-file.ts'
import { roomKey } from '../model/room.ts'
import { type Plans, planBoth } from '../schedule/plan-both.ts'
import { roomConflicts } from '../schedule/plan-effects.ts'
import {
  editedSchedule,
  newIdOf,
  type ScheduleEdit,
  type ScheduleState,
  type StoredRow,
  scheduleEdits,
} from '../schedule/schedule-edits.ts'
import { type LineProblem, lineProblems, type ProblemCode, type ScheduleColumn } from './columns.ts'
import { type ComparedLine, compareLine, type PresentSchedule } from './compare-schedule.ts'
import { readScheduleLine } from './read-schedule-line.ts'

/** `idOfNew` is that of the row that the line adds, if it adds one. */
export type PlannedLine = ComparedLine & { readonly idOfNew: number }

export type ImportPlan = {
  readonly lines: readonly PlannedLine[]
  readonly edits: readonly ScheduleEdit[]
  readonly before: ScheduleState
  readonly after: ScheduleState
  readonly plans: Plans
}

/**
 * What a file would change, with all lines together: each follows the rules of a change that staff
 * make, and may take a room that another line leaves. Rows that no line names stay as they are.
 * @returns every wrong line with its first problem, or the plan
 */
export function planImport(
  lines: readonly FileLine<ScheduleColumn>[],
  present: PresentSchedule,
): { problems: LineProblem[] } | ImportPlan {
  const { today, state: before } = present
  const problems: LineProblem[] = []
  const planned: PlannedLine[] = []
  const edits: ScheduleEdit[] = []
  /** Rows of wrong lines: nobody knows where they will be. */
  const undecided = new Set<number>()
  const taken = new Set<string>()
  let after = before

  for (const [count, one] of lines.entries()) {
    const refuse = (problem: ProblemCode, row: StoredRow | null) => {
      problems.push({ line: one.line, problem })
      if (row) undecided.add(row.id)
    }
    const line = readScheduleLine(one)
    if ('problem' in line) {
      refuse(line.problem, null)
      continue
    }
    const compared = compareLine(line, present)
    if ('problem' in compared) {
      refuse(compared.problem, compared.row)
      continue
    }
    const names = namesOf(compared)
    if (names.some((name) => taken.has(name))) {
      refuse('REPEATED', compared.row)
      continue
    }
    for (const name of names) taken.add(name)
    const idOfNew = newIdOf(count)
    const result = compared.change && scheduleEdits(after, compared.change, today, idOfNew)
    if (result && 'refusal' in result) {
      const { refusal } = result
      refuse(lineProblems.find((code) => code === refusal) ?? 'LINE_INVALID', compared.row)
      continue
    }
    planned.push({ ...compared, idOfNew })
    if (!result) continue
    edits.push(...result.edits)
    after = editedSchedule(after, result.edits)
  }

  const plans = planBoth({ before, after }, today)
  problems.push(...findTakenRooms({ planned, after, plans, undecided }))
  if (problems.length > 0) return { problems: problems.sort((one, other) => one.line - other.line) }
  return { lines: planned, edits, before, after, plans }
}

/** What no other line may be about. */
function namesOf({ line, row, change, isOver }: ComparedLine): string[] {
  if (isOver) return []
  const names = line.externalId === null || row ? [] : [`new ${line.externalId}`]
  if (row) return [`row ${row.id}`, ...names]
  if (change?.kind !== 'add-row') return names
  const { centerId, room, isoWeekday, startTime, validFrom, name } = change.row
  const key = [centerId, roomKey(room), isoWeekday, startTime, validFrom, roomKey(name)]
  return [JSON.stringify(key), ...names]
}

/** Lines whose classes would share a room with others at the same time. */
function findTakenRooms({
  planned,
  after,
  plans,
  undecided,
}: {
  planned: readonly PlannedLine[]
  after: ScheduleState
  plans: Plans
  undecided: ReadonlySet<number>
}): LineProblem[] {
  const lineOf = new Map<number, number>()
  for (const { line, row, change, idOfNew } of planned) {
    if (!change) continue
    lineOf.set(idOfNew, line.line)
    if (row) lineOf.set(row.id, line.line)
  }
  const found = new Set<number | undefined>()
  for (const [one, other] of roomConflicts(plans))
    if (!undecided.has(other.scheduleId)) found.add(lineOf.get(one.scheduleId))
  for (const row of rowsOfOnePlace(after)) found.add(lineOf.get(row.id))
  return [...found].flatMap((line) =>
    line === undefined ? [] : [{ line, problem: 'ROOM_TAKEN' as const }],
  )
}

/** Rows that start on the same day in the same room at the same time, even if never held at once. */
function rowsOfOnePlace({ rows }: ScheduleState): StoredRow[] {
  const placed = new Map<string, StoredRow[]>()
  for (const row of rows) {
    if (row.validTo !== null && row.validTo < row.validFrom) continue
    const place = [row.centerId, roomKey(row.room), row.isoWeekday, row.startTime, row.validFrom]
    const key = JSON.stringify(place)
    placed.set(key, [...(placed.get(key) ?? []), row])
  }
  return [...placed.values()].flatMap((here) => (here.length > 1 ? here : []))
}
