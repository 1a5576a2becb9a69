/** An error in an import folder, or a warning. */
export type Problem = {
  /** Path inside the folder. */
  file: string
  line?: number
  /** Item and field: `domus.hours.friday.opens`. */
  place?: string
  message: string
}

/** `gyms.json:12: domus.phone: must be a telephone number` */
export function problemLine({ file, line, place, message }: Problem): string {
  return [line === undefined ? file : `${file}:${line}`, place, message].filter(Boolean).join(': ')
}

/** The folder cannot be imported. Nothing was written. */
export class ImportProblems extends Error {
  override name = 'ImportProblems'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.length === 1 ? '1 problem' : `${problems.length} problems`)
    this.problems = problems
  }
}

export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const line = (problem: Problem) => problem.line ?? 0
  return problems.toSorted(
    (one, other) => one.file.localeCompare(other.file, 'en') || line(one) - line(other),
  )
}
