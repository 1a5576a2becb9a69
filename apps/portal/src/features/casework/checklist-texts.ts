import type { CaseCheck } from './contract.ts'

/** What was looked at before the student changed the case is to be looked at again. */
export const isTicked = ({ ticked }: Pick<CaseCheck, 'ticked'>): boolean =>
  ticked !== null && !ticked.isOutdated
