import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { Institution } from './institutions.ts'

/** The options of a list of institutions, by campus where they have one. */
export function InstitutionOptions({ institutions }: { institutions: readonly Institution[] }) {
  const campuses = new Map<string, Institution[]>()
  for (const one of institutions) {
    const name = one.campus ? textIn(one.campus) : ''
    campuses.set(name, [...(campuses.get(name) ?? []), one])
  }
  if (campuses.size <= 1) return <Options institutions={institutions} />
  return [...campuses].map(([campus, ofCampus]) => (
    <optgroup key={campus} label={campus || m.institutions_other_campus()}>
      <Options institutions={ofCampus} />
    </optgroup>
  ))
}

function Options({ institutions }: { institutions: readonly Institution[] }) {
  return institutions.map(({ code, name }) => (
    <option key={code} value={code}>
      {textIn(name)}
    </option>
  ))
}
