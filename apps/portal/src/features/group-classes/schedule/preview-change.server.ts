import type { Database } from '#platform/database/database.server.ts'
import type { Language } from '../model/contract.ts'
import type { PreviewedClass, SchedulePreview } from './contract.ts'
import { countTold, type Effect, plannedOf } from './plan-effects.ts'
import { readNames } from './read-schedule.server.ts'
import type { ScheduleState, StoredRow } from './schedule-edits.ts'
import type { ScheduleChange } from './schedule-forms.ts'
import { type WorkedOut, workOutChange } from './work-out-change.server.ts'

/**
 * What a change would do to classes, in words of one language. Nothing is changed.
 * @throws {Refusal} see `scheduleRefusals`
 */
export async function previewChange(
  database: Database,
  { change, language }: { change: ScheduleChange; language: Language },
): Promise<SchedulePreview> {
  const worked = await workOutChange(database, change, { hold: false })
  const { centers, instructors } = await readNames(database, language)
  const nameOf = namesOf(worked, language)
  const centerNames = new Map(centers.map(({ id, name }) => [id, name]))
  const instructorNames = new Map(instructors.map(({ id, name }) => [id, name]))
  return {
    classes: worked.effects.filter(isSeen).map((effect): PreviewedClass => {
      const { localDate: day, startTime, centerId } = plannedOf(effect)
      const changes = effect.kind === 'changed' ? effect.changes : {}
      const { booked, queued } = effect.kind === 'added' ? { booked: 0, queued: 0 } : effect.made
      const led = changes.instructorId
      return {
        kind: effect.kind,
        day,
        startTime,
        className: nameOf(effect),
        center: centerNames.get(centerId) ?? '',

        booked,
        queued,
        told: countTold(effect),
        newTime: effect.kind === 'moved' ? effect.to.startTime : null,
        room: changes.room ?? null,
        capacity: changes.capacity ?? null,
        instructor: led
          ? {
              from: instructorNames.get(led.from) ?? '',
              to: instructorNames.get(led.to) ?? '',
            }
          : null,
      }
    }),
    later: worked.later,
    seen: worked.seen,
  }
}

/** A class that only goes on under another row is the same to everybody. */
export function isSeen(effect: Effect): boolean {
  return effect.kind !== 'changed' || Object.keys(effect.changes).length > 0
}

/** The name of an effect's class: as it is known until now, of what is new as it will be. */
function namesOf({ before, after }: Pick<WorkedOut, 'before' | 'after'>, language: Language) {
  const names = ({ rows }: ScheduleState) =>
    new Map(rows.map((row: StoredRow) => [row.id, language === 'en' ? row.nameEn : row.nameNo]))
  const known = names(before)
  const coming = names(after)
  return (effect: Effect) => {
    const { scheduleId } = plannedOf(effect)
    return known.get(scheduleId) ?? coming.get(scheduleId) ?? ''
  }
}
