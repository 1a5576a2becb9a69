import type { FlattenedField } from 'payload'
import type { Words } from '../admin/in-language.ts'

/** Name of a field in both languages of the admin, as its label says it. */
export function labelOf(field: Pick<FlattenedField, 'name'> & { label?: unknown }): Words {
  const { label, name } = field
  if (typeof label === 'string') return { nb: label, en: label }
  if (!isLabels(label)) return { nb: name, en: name }
  return { nb: label.nb ?? name, en: label.en ?? name }
}

/** @param row number of the row in an array, from 1 */
export function innerPlace(outer: Words | null, { nb, en }: Words, row?: number): Words {
  const numbered = (label: string) => (row === undefined ? label : `${label} ${row}`)
  return {
    nb: outer ? `${outer.nb} › ${numbered(nb)}` : numbered(nb),
    en: outer ? `${outer.en} › ${numbered(en)}` : numbered(en),
  }
}

const isLabels = (label: unknown): label is Partial<Words> =>
  typeof label === 'object' && label !== null
