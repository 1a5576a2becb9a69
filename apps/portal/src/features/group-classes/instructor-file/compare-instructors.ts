import type { FileLine } from '#core/table-files/read-table-file.ts'
import { readYesOrNo } from '#core/table-files/yes-or-no.ts'
import type { ClassSetup } from '../setup/contract.ts'
import { InstructorForm } from '../setup/setup-forms.ts'
import { type InstructorColumn, type LineProblem, lineProblems } from './columns.ts'

export type ComparedLine = {
  readonly line: number
  readonly form: InstructorForm
  readonly change: 'added' | 'changed' | 'unchanged'
}

type Instructors = ClassSetup['instructors']
type Compared = ComparedLine | LineProblem

/**
 * What a file would change. An instructor is known by name, whose capitals do not matter; one who is
 * not in the file stays.
 * @returns every invalid line, each with its first problem, or what each line would do
 */
export function compareInstructors(
  lines: readonly FileLine<InstructorColumn>[],
  instructors: Instructors,
): { problems: LineProblem[] } | { lines: ComparedLine[] } {
  const named = new Set<string>()
  const compared = lines.map((line): Compared => {
    const key = keyOf(line.cells.name)
    if (named.has(key)) return { line: line.line, problem: 'REPEATED' }
    named.add(key)
    return compareLine(
      line,
      instructors.filter(({ name }) => keyOf(name) === key),
    )
  })
  const problems = compared.filter((one) => 'problem' in one)
  return problems.length > 0 ? { problems } : { lines: compared.filter((one) => 'form' in one) }
}

const keyOf = (name: string) => name.trim().toLowerCase()

/** @param known instructors of the name */
function compareLine({ line, cells }: FileLine<InstructorColumn>, known: Instructors): Compared {
  const [found] = known
  if (known.length > 1) return { line, problem: 'NAME_AMBIGUOUS' }
  const isActive = cells.active === '' ? (found?.isActive ?? true) : readYesOrNo(cells.active)
  const { data: form, error } = InstructorForm.safeParse({
    id: found?.id ?? null,
    trainerId: found?.trainerId ?? null,
    name: found?.name ?? cells.name,
    isActive: isActive ?? true,
  })
  if (!form) return { line, problem: toProblem(error.issues[0]?.message) }
  if (isActive === undefined) return { line, problem: 'ACTIVE_INVALID' }
  if (!found) return { line, form, change: 'added' }
  return { line, form, change: found.isActive === isActive ? 'unchanged' : 'changed' }
}

const toProblem = (code: string | undefined): LineProblem['problem'] =>
  lineProblems.find((one) => one === code) ?? 'CHARACTERS_INVALID'
