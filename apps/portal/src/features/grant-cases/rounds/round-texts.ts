import { applicationStates } from '#core/grants/states.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDateAndTime } from '#platform/time/format.ts'
import type { StaffRound } from '../model/contract.ts'
import { applicationStateNames, phaseNames } from '../model/state-names.ts'

export const momentOf = (instant: string) => formatDateAndTime(new Date(instant), getLocale())

/** How far a round has come, with its meeting. */
export function phaseText({ phase, agreedAt, releasedAt }: StaffRound): string {
  if (releasedAt) return m.grant_cases_phase_decided()
  if (agreedAt) return m.grant_cases_phase_agreed()
  return phaseNames[phase]()
}

/** Applications that were sent and are not withdrawn. */
export const countOf = ({ counts }: StaffRound): number =>
  applicationStates
    .filter((state) => state !== 'draft' && state !== 'withdrawn')
    .reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** `Innsendt: 3, Innvilget: 2`. */
export const countsText = ({ counts }: StaffRound): string =>
  applicationStates
    .flatMap((state) => {
      const count = counts[state] ?? 0
      return count > 0
        ? [m.grant_cases_count_of({ state: applicationStateNames[state](), count })]
        : []
    })
    .join(', ')
