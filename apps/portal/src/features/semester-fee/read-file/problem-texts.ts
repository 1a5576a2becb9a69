import type { LineProblem, RegistrationProblem } from '#core/semester-registrations/contract.ts'
import { deliveryColumns, type FileProblem, longestDeliveryFile } from './delivery-file.ts'

/** For operators, in English as all output of the commands; no text repeats a value of the file. */
const problemTexts = {
  PERSON_MISSING: 'has neither a national id nor an e-mail address',
  NATIONAL_ID_INVALID: 'has a national id with the wrong length or control digit',
  EMAIL_INVALID: 'has an e-mail address that cannot be one',
  SEMESTER_INVALID: 'needs a semester such as 2026H or 2027V, at most two semesters ahead',
  PAID_INVALID: 'says neither ja nor nei in the column paid',
  REPEATED: 'names somebody a second time in the same semester',
} satisfies Record<RegistrationProblem, string>

/** `12: has an e-mail address that cannot be one` */
export function describeLineProblem({ line, problem }: LineProblem): string {
  return `${line}: ${problemTexts[problem]}`
}

export function describeFileProblem(problem: FileProblem): string {
  if (problem === 'EMPTY') return 'has no lines below its first, which names the columns.'
  if (problem === 'NOT_TEXT') return 'is not a text file in UTF-8.'
  if (problem === 'QUOTE_OPEN') return 'has a quotation mark that is never closed.'
  if (problem === 'TOO_LONG')
    return `has more than ${longestDeliveryFile} lines: deliver it in parts.`
  if ('unknownColumn' in problem)
    return `has a column "${problem.unknownColumn}". Columns are ${deliveryColumns.join(', ')}.`
  if ('missingColumn' in problem)
    return problem.missingColumn === 'nationalId'
      ? 'needs a column nationalId, or email, or both.'
      : `needs a column ${problem.missingColumn}.`
  if ('repeatedColumn' in problem) return `has the column ${problem.repeatedColumn} twice.`
  return `has another number of columns in line ${problem.wrongWidth} than in its first.`
}
