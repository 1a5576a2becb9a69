import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { stepText } from './case-texts.ts'
import type { OpenCase } from './contract.ts'

type Happened = {
  readonly key: string
  readonly at: string
  readonly text: string
  readonly comment: string
}

/** Steps of a case and what was ticked of its checklist, the oldest first. */
export function historyOf({ events, checks }: Pick<OpenCase, 'events' | 'checks'>): Happened[] {
  const steps = events.map((event) => ({
    key: String(event.id),
    at: event.at,
    text: stepText(event),
    comment: event.comment,
  }))
  const ticks = checks.flatMap(({ id, text, ticked }) =>
    ticked
      ? [
          {
            key: id,
            at: ticked.at,
            text: m.checklist_step({
              name: ticked.by || m.casework_note_gone(),
              text: textIn(text),
            }),
            comment: '',
          },
        ]
      : [],
  )
  return [...steps, ...ticks].toSorted((one, other) => one.at.localeCompare(other.at))
}
