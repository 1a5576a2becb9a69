import { endpoint } from '#platform/api/endpoint.ts'
import type { GroupExerciseDetails, GroupExercises, Language } from '../model/contract.ts'

const classes = '/api/frontend/sports/group-exercises'
/** Specification, section 9. */
const timeLimit = 10_000

type InLanguage = { language: Language }

/** The list of group classes (specification, section 7). */
export const classListEndpoints = {
  list: endpoint<{ query: InLanguage; answer: GroupExercises }>()('GET', classes, { timeLimit }),
  details: endpoint<{ query: InLanguage; answer: GroupExerciseDetails }>()(
    'GET',
    `${classes}/details/:id`,
    { timeLimit },
  ),
  /** Server-sent events: `figures` with a JSON array of `FigureChange`; `list` when the list has to be fetched again. */
  changes: endpoint<{ answer: null }>()('GET', `${classes}/changes`),
}
