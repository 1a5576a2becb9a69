import type { AnswersForm } from './forms.ts'

/** What is chosen for one day, before it is sent. `time`: `10:00`, or empty. */
export type DayValue = { readonly choice: 'away' | 'coming' | ''; readonly time: string }
export type DayValues = Readonly<Record<string, DayValue>>

type Answered = { readonly isComing: boolean | null; readonly arrivesAt: string | null } | null

export const dayValueOf = (answer: Answered): DayValue => {
  if (!answer || answer.isComing === null) return { choice: '', time: '' }
  return { choice: answer.isComing ? 'coming' : 'away', time: answer.arrivesAt ?? '' }
}

/** Those that are chosen, as they are sent. */
export function answersOf(values: DayValues): AnswersForm['answers'] {
  return Object.entries(values).flatMap(([onDate, { choice, time }]) => {
    if (choice === '') return []
    const isComing = choice === 'coming'
    return [{ onDate, isComing, arrivesAt: isComing && time !== '' ? time : null }]
  })
}

/** The same choice for all days; times stay. */
export const chooseAll = (values: DayValues, choice: 'away' | 'coming'): DayValues =>
  Object.fromEntries(Object.entries(values).map(([day, value]) => [day, { ...value, choice }]))
