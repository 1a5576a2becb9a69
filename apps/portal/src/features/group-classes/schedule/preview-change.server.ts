import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import type { Language } from '../model/contract.ts'
import type { PreviewedClass, SchedulePreview } from './contract.ts'
import { countNotified, type Effect, plannedOf } from './plan-effects.ts'
import { type PlannedChange, planScheduleChange } from './plan-schedule-change.server.ts'
import { readNames } from './read-schedule.server.ts'
import type { ScheduleState, StoredRow } from './schedule-edits.ts'
import type { ScheduleChange } from './schedule-forms.ts'

/**
 * The effects of a change on classes, in one language. Nothing is saved.
 * @throws {Refusal} see `scheduleRefusals`
 */
export async function previewChange(
  database: Database,
  { change, language }: { change: ScheduleChange; language: Language },
): Promise<SchedulePreview> {
  const planned = await planScheduleChange(database, change, { lock: false })
  return {
    classes: await previewClasses(database, planned, language),
    later: planned.later,
    fingerprint: planned.fingerprint,
  }
}

/** What happens to each class of the coming days, in one language. */
export async function previewClasses(
  database: Database,
  planned: Pick<PlannedChange, 'before' | 'after' | 'effects'>,
  language: Language,
): Promise<PreviewedClass[]> {
  const { centers, instructors } = await readNames(database, language)
  const nameOf = namesOf(planned, language)
  const centerNames = new Map(centers.map(({ id, name }) => [id, name]))
  const instructorNames = new Map(instructors.map(({ id, name }) => [id, name]))
  return planned.effects.filter(isVisibleChange).map((effect): PreviewedClass => {
    const { localDate: day, startTime, centerId } = plannedOf(effect)
    const changes = effect.kind === 'changed' ? effect.changes : {}
    const { booked, queued } = effect.kind === 'added' ? { booked: 0, queued: 0 } : effect.existing
    const led = changes.instructorId
    return {
      kind: effect.kind,
      day,
      startTime,
      className: nameOf(effect),
      center: centerNames.get(centerId) ?? '',

      booked,
      queued,
      notified: countNotified(effect),
      newTime: effect.kind === 'moved' ? effect.to.startTime : null,
      room: changes.room
        ? { from: textIn(changes.room.from, language), to: textIn(changes.room.to, language) }
        : null,
      capacity: changes.capacity ?? null,
      instructor: led
        ? {
            from: instructorNames.get(led.from) ?? '',
            to: instructorNames.get(led.to) ?? '',
          }
        : null,
    }
  })
}

/** False when the class only belongs to another row of the schedule. */
export function isVisibleChange(effect: Effect): boolean {
  return effect.kind !== 'changed' || Object.keys(effect.changes).length > 0
}

/** The names of classes before the change; of new classes, after it. */
function namesOf({ before, after }: Pick<PlannedChange, 'before' | 'after'>, language: Language) {
  const names = ({ rows }: ScheduleState) =>
    new Map(rows.map((row: StoredRow) => [row.id, textIn(row.name, language)]))
  const namesBefore = names(before)
  const namesAfter = names(after)
  return (effect: Effect) => {
    const { scheduleId } = plannedOf(effect)
    return namesBefore.get(scheduleId) ?? namesAfter.get(scheduleId) ?? ''
  }
}
