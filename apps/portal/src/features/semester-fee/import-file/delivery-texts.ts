import type { LineProblem, RegistrationProblem } from '#core/semester-registrations/contract.ts'
import { m } from '#messages'
import type { FileProblem } from '../read-file/delivery-file.ts'

const lineTexts = {
  PERSON_MISSING: m.semester_delivery_person_missing,
  NATIONAL_ID_INVALID: m.semester_delivery_national_id_invalid,
  EMAIL_INVALID: m.semester_delivery_email_invalid,
  SEMESTER_INVALID: m.semester_delivery_semester_invalid,
  PAID_INVALID: m.semester_delivery_paid_invalid,
  REPEATED: m.semester_delivery_repeated,
} satisfies Record<RegistrationProblem, () => string>

export function lineProblemText({ line, problem }: LineProblem): string {
  return m.semester_delivery_line({ line, problem: lineTexts[problem]() })
}

/** The message for an error of the file as a whole. */
export function fileProblemText(problem: FileProblem): string {
  if (problem === 'EMPTY') return m.semester_delivery_empty()
  if (problem === 'NOT_TEXT') return m.semester_delivery_not_text()
  if (problem === 'QUOTE_OPEN') return m.semester_delivery_quote_open()
  if (problem === 'TOO_LONG') return m.semester_delivery_too_long()
  if ('unknownColumn' in problem)
    return m.semester_delivery_unknown_column({ column: problem.unknownColumn })
  if ('missingColumn' in problem)
    return m.semester_delivery_missing_column({ column: problem.missingColumn })
  if ('repeatedColumn' in problem)
    return m.semester_delivery_repeated_column({ column: problem.repeatedColumn })
  return m.semester_delivery_wrong_width({ line: problem.wrongWidth })
}
