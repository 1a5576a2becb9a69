import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { readYesOrNo } from '#core/table-files/yes-or-no.ts'
import { type Localized, locales } from '#platform/i18n/localized.ts'
import { newInstitutionFields } from '../model/setup-fields.ts'
import type { InstitutionSetup } from '../setup/contract.ts'
import { type LineProblem, lineProblems, nameColumn } from './columns.ts'
import type { FileLine } from './read-institution-file.ts'

const InstitutionForm = z.object(shapeOf(newInstitutionFields))
export type InstitutionForm = z.infer<typeof InstitutionForm>
export type InstitutionField = keyof InstitutionForm

export type ComparedLine = {
  readonly line: number
  readonly form: InstitutionForm
  readonly change: 'added' | 'changed' | 'unchanged'
  /** Which fields differ, of one that is changed. */
  readonly fields: readonly InstitutionField[]
}

type Present = Pick<InstitutionSetup, 'institutions' | 'campuses'>

/**
 * What a file would change. An institution that is not in it stays as it is.
 * @returns every invalid line, each with its first problem, or what each line would do
 */
export function compareInstitutions(
  lines: readonly FileLine[],
  present: Present,
): { problems: LineProblem[] } | { lines: ComparedLine[]; missing: string[] } {
  const read = lines.map((line) => ({ line: line.line, ...readForm(line, present) }))
  const forms = read.flatMap(({ form, line }) => (form ? [{ form, line }] : []))
  const problems = read.flatMap(({ line, form, problem }): LineProblem[] => {
    const found = problem ?? (form && findConflict(line, form, forms, present))
    return found ? [{ line, problem: found }] : []
  })
  if (problems.length > 0) return { problems }
  const named = new Set(forms.map(({ form }) => form.code))
  return {
    lines: forms.map(({ line, form }) => ({ line, form, ...changeOf(form, present) })),
    missing: present.institutions.map(({ code }) => code).filter((code) => !named.has(code)),
  }
}

type Problem = LineProblem['problem']
type ReadForm = { form?: InstitutionForm; problem?: Problem }

function readForm({ cells }: FileLine, { campuses }: Present): ReadForm {
  const name = Object.fromEntries(locales.map((locale) => [locale, cells[nameColumn(locale)]]))
  const campus = findCampus(cells.campus, campuses)
  const isActive = readYesOrNo(cells.active)
  const { data, error } = InstitutionForm.safeParse({
    code: cells.code,
    name,
    campusId: campus?.id ?? null,
    dbh: cells.dbh,
    depositForm: cells.depositForm.toLowerCase(),
    isActive: isActive ?? true,
  })
  if (!data) return { problem: toProblem(error.issues[0]?.message) }
  if (cells.campus !== '' && !campus) return { problem: 'CAMPUS_UNKNOWN' }
  return isActive === undefined ? { problem: 'ACTIVE_INVALID' } : { form: data }
}

const toProblem = (code: string | undefined): Problem =>
  lineProblems.find((one) => one === code) ?? 'CHARACTERS_INVALID'

/** By its name in any language. */
function findCampus(
  name: string,
  campuses: readonly { readonly id: number; readonly name: Localized }[],
) {
  const wanted = name.toLowerCase()
  return campuses.find((one) => locales.some((locale) => one.name[locale].toLowerCase() === wanted))
}

/** What does not go with other lines, or with institutions that are not in the file. */
function findConflict(
  line: number,
  form: InstitutionForm,
  forms: readonly { readonly line: number; readonly form: InstitutionForm }[],
  { institutions }: Present,
): Problem | undefined {
  const isSame = (code: string) => code.toLowerCase() === form.code.toLowerCase()
  const before = forms.filter((other) => other.line < line)
  if (before.some((other) => isSame(other.form.code))) return 'REPEATED'
  if (institutions.some(({ code }) => code !== form.code && isSame(code)))
    return 'INSTITUTION_EXISTS'
  if (form.dbh === '') return undefined
  const named = new Set(forms.map((other) => other.form.code))
  const others = [
    ...before.map((other) => other.form),
    ...institutions.filter(({ code }) => !named.has(code)),
  ]
  return others.some(({ dbh }) => dbh === form.dbh) ? 'DBH_EXISTS' : undefined
}

function changeOf(form: InstitutionForm, { institutions }: Present) {
  const known = institutions.find(({ code }) => code === form.code)
  if (!known) return { change: 'added', fields: [] } as const
  const fields = (Object.keys(form) as InstitutionField[]).filter((field) =>
    field === 'name'
      ? locales.some((locale) => form.name[locale] !== known.name[locale])
      : form[field] !== known[field],
  )
  return { change: fields.length > 0 ? 'changed' : 'unchanged', fields } as const
}
