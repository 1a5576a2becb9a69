import { waitsForStaff } from '#core/cases/rules.ts'
import type { ApplicationLine, OfferedPeriod, Overview } from '../model/contract.ts'
import { needsAccount } from './status-texts.ts'

/** Something is still to happen: the applicant, staff or the bank have it. */
export const isUnfinished = (line: ApplicationLine): boolean =>
  needsAnswer(line) || waitsForStaff(line.status) || needsAccount(line) || line.isClaimed

/** Staff have asked the applicant for something. */
export const needsAnswer = ({ status }: Pick<ApplicationLine, 'status'>): boolean =>
  status === 'KOMMENTERT_VENTER_PA_KUNDE'

export type SavedDraftPeriod = OfferedPeriod & {
  readonly scheme: string
  readonly name: Overview['schemes'][number]['name']
}

/** Periods that are open and for which a form is filled in and not sent. */
export const savedDrafts = ({ schemes }: Pick<Overview, 'schemes'>): SavedDraftPeriod[] =>
  schemes.flatMap(({ id, name, periods }) =>
    periods
      .filter(({ hasDraft, state }) => hasDraft && state === 'form')
      .map((period) => ({ ...period, scheme: id, name })),
  )

/** What can be changed, with what staff wait for first. */
export const changeable = (applications: readonly ApplicationLine[]): ApplicationLine[] =>
  applications
    .filter(({ mayChange }) => mayChange)
    .toSorted((one, other) => Number(needsAnswer(other)) - Number(needsAnswer(one)))
